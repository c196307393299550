import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import type { Difference } from '#functions/_platform/storage/verify/difference.ts'
import { cutTo } from '#shared/domain/text/characters.ts'

const told = ({ kind, of, id, row, found, repaired }: Difference): string =>
  cutTo(`${kind}: ${of} of ${id}, ${row}: ${found}${repaired ? ', repaired' : ''}`, 300)

/** Holds the rows of all kinds of records, or of one, against their states, and makes them new when told to. */
export const verifyRecords = defineJob({
  kind: 'verifyRecords',
  input: z.strictObject({ kind: z.string().optional(), repair: z.boolean().default(false) }),
  key: ({ kind = 'all', repair }) => (repair ? `${kind}, repaired` : kind),
  async chunk({ kind, repair }, { cursor }) {
    // It knows every kind of record; the relay, which runs all the time, does not load them.
    const { verify } = await import('../verify/verify.ts')
    const part = await verify({ repair, ...(kind !== undefined && { kind }), ...(cursor !== undefined && { cursor }) })
    const sum = (name: 'differences' | 'repaired' | 'rows' | 'states' | 'undecided') =>
      part.kinds.reduce((total, each) => total + each[name], 0)
    return {
      done: sum('states') + sum('rows'),
      counts: { differences: sum('differences'), repaired: sum('repaired'), undecided: sum('undecided') },
      notes: part.differences.map(told),
      ...(part.cursor !== undefined && { cursor: part.cursor }),
    }
  },
})
