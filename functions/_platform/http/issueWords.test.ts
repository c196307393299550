import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { issueWords } from './issueWords.ts'

const saidOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: issueWords, reportInput: true }).error?.issues[0]?.message

describe('a refusal without words of its own', () => {
  it.each([
    [z.int(), undefined, 'is required'],
    [z.string().min(1), '', 'is required'],
    [z.int(), 3.5, 'must be a whole number'],
    [z.number(), '3', 'must be a number'],
    [z.boolean(), 'yes', 'must be true or false'],
    [z.array(z.string()), 'a', 'must be a list'],
    [z.enum(['A', 'B']), 'C', 'must be one of A, B'],
    [z.literal('A'), 'C', 'must be A'],
    [z.enum(Array.from({ length: 60 }, (_, index) => `S${index}`)), 'C', 'is none of what can be chosen'],
    [z.string().min(3), 'a', 'must have at least 3 characters'],
    [z.array(z.int()).max(1), [1, 2], 'must have at most 1 entries'],
    [z.int().max(18), 19, 'must be at most 18'],
    [z.email(), 'ana', 'must be an email address'],
    [z.iso.date(), 'today', 'must be a date, such as 2026-12-31'],
    [z.string().regex(/^x$/), 'y', 'must be written as it is known here'],
    [z.int().multipleOf(500), 3, 'must be a multiple of 500'],
    [z.union([z.int(), z.boolean()]), 'x', 'is nothing that is taken here'],
  ])('is a sentence about the field', (schema, value, said) => expect(saidOf(schema, value)).toBe(said))

  it('leaves a contract its own words', () =>
    expect(saidOf(z.string().min(3, 'Say at least three letters'), 'a')).toBe('Say at least three letters'))
})
