import { describe, expect, it } from 'vitest'
import { exportedParts } from './exportedParts.ts'

const part = (nextToken?: string) => ({
  ...{ fileName: 'audit.csv', csv: 'x', lines: 1, sha256: '0'.repeat(64) },
  ...(nextToken && { nextToken }),
})

describe('a file of the audit trail', () => {
  it('is asked for part after part until there is no other', async () => {
    const asked: (string | undefined)[] = []
    const parts = await exportedParts(async (after) => {
      asked.push(after)
      return part({ start: 'a', a: 'b' }[after ?? 'start'])
    })
    expect(asked).toEqual([undefined, 'a', 'b'])
    expect(parts).toHaveLength(3)
  })

  it('ends after a hundred parts, and says that there are more', async () => {
    const parts = await exportedParts(async () => part('more'))
    expect(parts).toHaveLength(100)
    expect(parts.at(-1)?.nextToken).toBe('more')
  })
})
