import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";

const place = document.getElementById("page");
if (place) mount(App, { target: place });
