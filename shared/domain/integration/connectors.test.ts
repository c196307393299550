import { describe, expect, it } from 'vitest'
import {
  actionsToKeep,
  type ConnectorAction,
  controlsIn,
  keptScoreDays,
  nextReading,
  placesOf,
  shortlisted,
  toldTogether,
  withScore,
} from './connectors.ts'

const action = (id: string, status: 'DONE' | 'OPEN', points: number): ConnectorAction => ({
  id,
  title: id,
  category: 'Identity',
  status,
  points,
  control: 'mfaAdministrators',
})

describe('what several systems of one kind tell', () => {
  it('adds up; an action is done where it is done in each', () => {
    const one = { score: 10, maxScore: 15, actions: [action('a', 'DONE', 10), action('b', 'OPEN', 5)] }
    const other = { score: 0, maxScore: 10, actions: [action('a', 'OPEN', 10)] }
    expect(toldTogether([one])).toEqual(one)
    expect(toldTogether([one, other])).toEqual({
      score: 10,
      maxScore: 25,
      actions: [action('a', 'OPEN', 10), action('b', 'OPEN', 5)],
    })
  })

  it('says of a control that it is in place where no action for it is open', () => {
    expect(controlsIn([action('a', 'DONE', 1)])).toEqual({ mfaAdministrators: true })
    expect(controlsIn([action('a', 'DONE', 1), action('b', 'OPEN', 1)])).toEqual({ mfaAdministrators: false })
  })
})

it('the shortlist is of open actions, those first that are worth most', () => {
  const actions = [action('a', 'OPEN', 1), action('b', 'DONE', 9), action('c', 'OPEN', 7)]
  expect(shortlisted(actions, 1).map(({ id }) => id)).toEqual(['c'])
})

it('a day has one score, and the oldest days go', () => {
  const scores = withScore([{ date: '2026-11-24', score: 3 }], { date: '2026-11-24', score: 5 })
  expect(scores).toEqual([{ date: '2026-11-24', score: 5 }])
  const many = Array.from({ length: keptScoreDays }, () => ({ date: '2025-01-01' as const, score: 1 }))
  expect(withScore(many, { date: '2026-11-24', score: 5 })).toHaveLength(keptScoreDays)
})

it('a system that does not answer is asked again with growing pauses, at most a day', () => {
  const now = '2026-11-25T10:00:00.000Z'
  const pauses = [1, 2, 3, 4, 5, 9].map((failures) => Date.parse(nextReading(failures, now)) - Date.parse(now))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.at(-1)).toBe(24 * 60 * 60 * 1000)
})

it('one that says when to come again is asked no sooner, and one that says nothing in its turn', () => {
  const now = '2026-11-25T10:00:00.000Z'
  expect(nextReading(1, now, { wait: 3600 })).toBe('2026-11-25T11:00:00.000Z')
  expect(nextReading(1, now, { wait: 1 })).toBe(nextReading(1, now))
})

it('of many actions those are kept that the risk score looks at, then open ones by their points', () => {
  const { control: _, ...none } = action('done', 'DONE', 9)
  const many = Array.from({ length: 60 }, (_, at) => ({ ...none, id: `${at}`, status: 'OPEN' as const, points: at }))
  const kept = actionsToKeep([none, ...many, action('looked-at', 'DONE', 1)])
  expect(kept.map(({ id }) => id).slice(0, 3)).toEqual(['looked-at', '59', '58'])
  expect(kept).toHaveLength(40)
})

it('a system is in a place of its own kind, or has none', () => {
  expect(placesOf('AWS')).toContainEqual({ code: 'eu-west-2', name: 'Europe (London)' })
  expect(placesOf('QUALYSVM')).toContainEqual(expect.objectContaining({ code: 'uk1' }))
  expect(placesOf('SOPHOS')).toEqual([])
})
