import { expect, it } from 'vitest'
import { cast } from '#tests/cast/actors.ts'
import { allowedOn } from './taxReturnGuard.ts'

const by = (userId: string) =>
  ({ by: userId, name: 'Ada Archer', at: '2026-01-05T09:00:00.000Z', on: '2026-01-05', reference: 'A-1' }) as const

it('a return that was filed is paid by another, and nothing else can be done with it', () => {
  const filed = { status: 'FILED', filed: by('usr_other') } as const
  expect(allowedOn(filed, cast.superAdmin)).toEqual(['pay'])
  expect(allowedOn({ ...filed, filed: by(cast.superAdmin.userId) }, cast.superAdmin)).toEqual([])
  expect(allowedOn({ ...filed, status: 'PAID' }, cast.superAdmin)).toEqual([])
  expect(allowedOn({ status: 'OPEN', filed: undefined }, cast.superAdmin)).toEqual([])
  expect(allowedOn(filed, cast.agencyAdmin)).toEqual([])
})
