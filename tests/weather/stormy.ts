import { randomInt } from 'node:crypto'
import { inTurn } from '#tests/turn.ts'

/** Quick tests of operations, of every service that people change records in. */
const quick: readonly string[] = [
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

/** Those that `npm test` runs once more in a storm: a third of them at a change. */
export const stormy: readonly string[] = inTurn(quick, 3)

/** A new storm in each run, unless the run's weather was chosen; it is told, and repeats the storm. */
export const stormSeed = (): string => {
  const [chosen = ''] = (process.env.PALISADE_WEATHER ?? '').split(':')
  const seed = chosen === '' ? String(randomInt(1_000_000)) : chosen
  console.log(`\nA storm, to be repeated with PALISADE_WEATHER=${seed}`)
  return seed
}
