import { describe, expect, it } from 'vitest'
import { Instant } from '../calendar/instant.ts'
import { houseOf, othersPresent, type Present, thereSince } from './presence.ts'

const at = (seconds: number) => Instant.parse(new Date(Date.UTC(2026, 10, 26, 12, 0, seconds)).toISOString())
const staff = { userId: 'usr_1', accountType: 'COWBELL', subscriberType: 'COWBELL', organizationId: 'provider' }
const agent = { userId: 'usr_2', accountType: 'AGENCY', subscriberType: 'AGENCY', organizationId: 'agy_1' }
const partner = { userId: 'usr_3', accountType: 'CARRIER', subscriberType: 'CARRIER', organizationId: 'car_1' }
const jumped = { ...agent, userId: 'usr_4', subscriberType: 'COWBELL' }

const here = (who: typeof staff, lastSeen = at(0), since = lastSeen): Present => ({
  userId: who.userId,
  name: who.userId,
  house: houseOf(who),
  since,
  lastSeen,
  isEditing: false,
})
const seenBy = (viewer: typeof staff, present: readonly Present[], now = at(10)) =>
  othersPresent(present, { viewer, now }).map(({ userId }) => userId)

describe('who is told who else has a record open', () => {
  const colleague = { ...agent, userId: 'usr_5' }
  const all = [staff, agent, partner, jumped, colleague].map((who) => here(who))

  it('is the provider of everybody, never of oneself', () => {
    expect(seenBy(staff, all)).toEqual(['usr_2', 'usr_3', 'usr_4', 'usr_5'])
  })

  it('is everybody else of their own people alone', () => {
    expect(seenBy(agent, all)).toEqual(['usr_5'])
    expect(seenBy(partner, all)).toEqual([])
  })

  it('is whoever has jumped into an agency of its people, who are not told of them', () => {
    expect(seenBy(jumped, all)).toEqual(['usr_2', 'usr_5'])
  })

  it('ends when nothing was heard for forty seconds', () => {
    expect(seenBy(staff, [here(agent)], at(39))).toEqual(['usr_2'])
    expect(seenBy(staff, [here(agent)], at(40))).toEqual([])
  })

  it('begins with who is there longest', () => {
    expect(seenBy(staff, [here(agent, at(5)), here(partner, at(6), at(2))])).toEqual(['usr_3', 'usr_2'])
  })
})

it('who comes again is there since before, who had gone since now', () => {
  expect(thereSince(here(agent), at(15))).toBe(at(0))
  expect(thereSince(here(agent), at(50))).toBe(at(50))
  expect(thereSince(undefined, at(15))).toBe(at(15))
})
