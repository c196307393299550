import { expect, it } from 'vitest'
import { isGivenUp, isTaken, mostTries, nextTry } from './webhooks.ts'

const now = '2026-11-02T00:00:00.000Z'
const minutesAfter = (tries: number, failingSince?: '2026-10-30T01:00:00.000Z') =>
  (Date.parse(nextTry(tries, { now, failingSince })) - Date.parse(now)) / 60_000

it('a delivery is tried twelve times in three days, sooner at first', () => {
  const waits = Array.from({ length: mostTries - 1 }, (_, index) => minutesAfter(index + 1))
  expect(waits).toEqual([1 / 12, 0.5, 2, 10, 30, 120, 300, 600, 840, 960, 1440])
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 60
  expect(Math.round(hours)).toBe(72)
})

it('a receiver that takes nothing is tried until it is given up, and not beyond', () => {
  expect(minutesAfter(11, '2026-10-30T01:00:00.000Z')).toBe(60)
  expect(isGivenUp({ now, failingSince: '2026-10-30T00:00:00.001Z' })).toBe(false)
  expect(isGivenUp({ now, failingSince: '2026-10-30T00:00:00.000Z' })).toBe(true)
  expect(isGivenUp({ now })).toBe(false)
})

it('it is taken by an answer in the two hundreds alone', () => {
  expect([199, 200, 204, 299, 300, 302, 500].map(isTaken)).toEqual([false, true, true, true, false, false, false])
})
