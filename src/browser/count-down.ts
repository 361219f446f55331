/** Counts whole seconds down, by the clock and not by ticks, and answers how many are left; 0 is the last. */
export function countDown(seconds: number, tell: (secondsLeft: number) => void): void {
  const end = Date.now() + seconds * 1000;
  const timer = setInterval(() => {
    const secondsLeft = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (secondsLeft === 0) clearInterval(timer);
    tell(secondsLeft);
  }, 1000);
}
