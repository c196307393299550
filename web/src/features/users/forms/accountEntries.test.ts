import { describe, expect, it } from 'vitest'
import { AccountEntries, type AccountEntry, changesOf, grantableTypes } from './accountEntries.ts'

const team = 'tea_01JH0000000000000000000T01'
const agent = { accountType: 'AGENCY', accountId: 'agy_1', roleId: 'Agent', teamIds: [team] } as unknown as AccountEntry
const admin = { accountType: 'CUSTOMER', accountId: 'acc_1', roleId: 'Account Admin' } as AccountEntry

const complaints = (entry: object) =>
  AccountEntries.safeParse({ entries: [entry] }).error?.issues.map(({ path, message }) => [path.at(-1), message])

describe('a user’s further accounts', () => {
  it('need an account, and teams for a role of teams', () => {
    expect(complaints({ ...agent, accountId: undefined })).toEqual([['accountId', 'Account is required']])
    expect(complaints({ ...agent, teamIds: [] })).toEqual([['teamIds', 'Please select a Team']])
    expect(complaints(agent)).toBeUndefined()
    expect(complaints(admin)).toBeUndefined()
  })

  it('are sent as far as they are new or changed, with teams where there are some', () => {
    expect(changesOf([agent, admin], [agent])).toEqual({
      accountRoleMap: { acc_1: 'Account Admin' },
      accountTeamsMap: {},
    })
    const moved = { ...agent, teamIds: [] }
    expect(changesOf([agent], [moved])).toEqual({
      accountRoleMap: { agy_1: 'Agent' },
      accountTeamsMap: { agy_1: [team] },
    })
  })

  it('are of every kind for staff, of one’s own for others, and of its agencies for an aggregator', () => {
    expect(grantableTypes('COWBELL')).toHaveLength(11)
    expect(grantableTypes('AGENCY')).toEqual(['AGENCY'])
    expect(grantableTypes('DIGITAL')).toEqual(['DIGITAL', 'AGENCY'])
  })
})
