// When the largest part of the page that was painted so far was painted, in milliseconds after the page was asked for.
() =>
  new Promise((done) => {
    new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({ type: "largest-contentful-paint", buffered: true });
  })
