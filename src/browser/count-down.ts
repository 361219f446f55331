/** Counts down by the clock and calls `onTick` each second; the last call gets 0. */
export function countDown(seconds: number, onTick: (secondsLeft: number) => void): void {
  const end = Date.now() + seconds * 1000;
  const timer = setInterval(() => {
    const secondsLeft = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (secondsLeft === 0) clearInterval(timer);
    onTick(secondsLeft);
  }, 1000);
}
