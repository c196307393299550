/** Figures of one measurement, in the unit of its samples. */
export interface Figures {
  readonly median: number
  readonly p95: number
  readonly samples: number
}

export const figuresOf = (samples: readonly number[]): Figures => {
  const sorted = [...samples].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95), samples: sorted.length }
}

/** Milliseconds of each run, after a warm-up that is not counted. */
export const time = async (runs: number, work: () => unknown, warmUp = Math.ceil(runs / 5)): Promise<number[]> => {
  for (let run = 0; run < warmUp; run += 1) await work()
  const samples: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now()
    await work()
    samples.push(performance.now() - started)
  }
  return samples
}

/** Milliseconds of each run by itself: before it, what the one before has set off is done, which is not counted. */
export const timeApart = async (
  runs: number,
  work: () => unknown,
  settled: () => Promise<unknown>,
): Promise<number[]> => {
  const samples: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await settled()
    samples.push(...(await time(1, work, 0)))
  }
  return samples
}

/** Two ways of doing a thing, taken by turns, so that whatever else the machine does falls on both alike. */
export const timePair = async (
  runs: number,
  one: () => unknown,
  other: () => unknown,
): Promise<readonly [number[], number[]]> => {
  await time(1, one, Math.ceil(runs / 5))
  await time(1, other, Math.ceil(runs / 5))
  const first: number[] = []
  const second: number[] = []
  for (let run = 0; run < runs; run += 1) {
    first.push(...(await time(1, one, 0)))
    second.push(...(await time(1, other, 0)))
  }
  return [first, second]
}
