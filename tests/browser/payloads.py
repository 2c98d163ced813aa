"""200 ways to smuggle a script into a text; each of them would set window.__x."""

SCRIPT = "window.__x=1"

_ELEMENTS = (
    "<script>{s}</script>",
    "<ScRiPt>{s}</sCrIpT>",
    "<script src=data:,{s}></script>",
    "<img src=x onerror={s}>",
    "<img src=x onerror='{s}'>",
    "<img/src=x/onerror={s}>",
    "<svg onload={s}>",
    "<svg/onload={s}>",
    "<svg><script>{s}</script></svg>",
    "<svg><animate onbegin={s} attributeName=x>",
    "<body onload={s}>",
    "<iframe src=javascript:{s}>",
    "<iframe srcdoc='<script>parent.__x=1</script>'>",
    "<a href=javascript:{s} id=x>x</a>",
    "<details open ontoggle={s}>",
    "<input autofocus onfocus={s}>",
    "<video src=x onerror={s}>",
    "<audio src=x onerror={s}>",
    "<object data=javascript:{s}>",
    "<embed src=javascript:{s}>",
    "<form><button formaction=javascript:{s}>x",
    "<math><mtext><img src=x onerror={s}>",
    "<style>@import 'javascript:{s}'</style>",
    "<base href=javascript:{s}//>",
    "<meta http-equiv=refresh content='0;javascript:{s}'>",
)
_WRAPPINGS = (
    "{}",
    '">{}',
    "'>{}",
    "</p>{}",
    "-->{}",
    "]]>{}",
    "{{{{{}}}}}",
    "</textarea>{}",
)

PAYLOADS = tuple(
    wrapping.format(element.format(s=SCRIPT)) for element in _ELEMENTS for wrapping in _WRAPPINGS
)
