import { describe, expect, it } from "vitest";
import { cellOf } from "./cards.ts";
import { halfOf, levelOf, type Room, sizesOf, spotsOf } from "./markers.ts";

const SCREENS = {
  desk: { height: 148, isWide: true, step: 96 },
  "small desk": { height: 96, isWide: true, step: 75 },
  phone: { height: 92, isWide: false, step: 36 },
  "phone on its side": { height: 60, isWide: false, step: 62 },
};
const WEAVE_RUN = ["-2 P", "-1", "0", "+2", "+3 PP"];
const PICK_AND_GO = ["-1", "0", "0", "+1", "+1"];
const KICK = ["0 PP", "+3 L P", "0", "+2 L", "+1 PP"];

type Box = readonly [left: number, top: number, right: number, bottom: number];
const overlap = (one: Box, other: Box): boolean => one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

describe.each(Object.entries(SCREENS))("on a %s", (_screen, { height, isWide, step }) => {
  it.each([
    ["a ball before its own try line", 1, [1, 1, 1, 3, 4], WEAVE_RUN],
    ["a ball on halfway", 4, [3, 4, 4, 5, 5], PICK_AND_GO],
    ["a ball before their try line", 7, [7, 8, 7, 8, 8], KICK],
  ] as const)("%s and the five results hide nothing of each other", (_case, line, leads, table) => {
    const across = (counted: number): number => 66 + counted * step;
    const room: Room = { height, isWide, across, ball: across(line) };
    const [tall, , , halfBall] = sizesOf(room);
    const spots = spotsOf(leads, room);
    const level = levelOf(spots, room);
    const wide = (place: number): number => halfOf(cellOf(table[place] ?? "").signs.length, room);
    const boxes = [
      [room.ball - 20, level - halfBall, room.ball + 20, level + halfBall] as const,
      ...spots.map(([x, y], place): Box => [x - wide(place), y - tall / 2, x + wide(place), y + tall / 2]),
    ];
    expect(boxes.filter(([, top, , bottom]) => top < 0 || bottom > height)).toEqual([]);
    const hiding = boxes.flatMap((box, place) => boxes.slice(place + 1).filter((other) => overlap(box, other)));
    expect(hiding).toEqual([]);
  });
});
