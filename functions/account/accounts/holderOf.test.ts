import { expect, it } from 'vitest'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import { cast } from '#tests/cast/actors.ts'
import { holderOf } from './holderOf.ts'

const agencyWith = (contactPhone: string) =>
  ({ id: 'agency', name: 'Agency', contactPhone }) as unknown as Stored<AgencyRecord>

it('has no phone where the agency has none: what is sold would tell an empty one', async () => {
  expect((await holderOf(cast.superAdmin, agencyWith(''), [])).agentPhone).toBeUndefined()
  expect((await holderOf(cast.superAdmin, agencyWith('12145550142'), [])).agentPhone).toBe('12145550142')
})
