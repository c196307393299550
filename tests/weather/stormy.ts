import { randomInt } from 'node:crypto'

/** Tests of operations that `npm test` runs once more in a storm: quick ones, of every service that people change records in. */
export const stormy: readonly string[] = [
  'functions/account/assignment/',
  'functions/account/questions/',
  'functions/auth/jumps/',
  'functions/billing/accounting/',
  'functions/policy/policies/',
  'functions/quote/cart/',
  'functions/quote/notes/',
  'functions/rater/calculator/',
  'functions/risk/',
]

/** A new storm in each run, unless the run's weather was chosen; it is told, and repeats the storm. */
export const stormSeed = (): string => {
  const [chosen = ''] = (process.env.PALISADE_WEATHER ?? '').split(':')
  const seed = chosen === '' ? String(randomInt(1_000_000)) : chosen
  console.log(`\nA storm, to be repeated with PALISADE_WEATHER=${seed}`)
  return seed
}
