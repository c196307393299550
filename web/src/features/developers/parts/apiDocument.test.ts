import { expect, it } from 'vitest'
import { fieldsOf, refusalsOf, typeWords } from './apiDocument.ts'

const schemas = {
  Person: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  Team: { type: 'object', properties: { people: { type: 'array', items: { $ref: '#/components/schemas/Person' } } } },
}

it('types are told in a word or two', () => {
  expect(typeWords({ type: 'array', items: { $ref: '#/components/schemas/Person' } })).toBe('Person[]')
  expect(typeWords({ enum: ['A', 'B'] })).toBe('"A" | "B"')
  expect(typeWords({ type: 'string', format: 'date' })).toBe('string (date)')
  expect(typeWords({ type: ['string', 'null'] })).toBe('string | null')
  expect(typeWords({ anyOf: [{ type: 'string' }, { type: 'integer' }] })).toBe('string | integer')
})

it('fields are those of named schemas, of parts and of what a list holds', () => {
  const name = { name: 'name', words: 'string', isRequired: true, description: undefined }
  expect(fieldsOf({ $ref: '#/components/schemas/Person' }, schemas)).toEqual([name])
  expect(fieldsOf({ type: 'array', items: { $ref: '#/components/schemas/Person' } }, schemas)).toEqual([name])
  expect(fieldsOf({ allOf: [{ $ref: '#/components/schemas/Team' }] }, schemas)).toMatchObject([{ words: 'Person[]' }])
})

it('refusals are read off the lines of their description', () => {
  const operation = { responses: { 200: {}, 404: { $ref: '#/components/responses/Refusal404' } } }
  expect(
    refusalsOf(operation as unknown as Parameters<typeof refusalsOf>[0], {
      Refusal404: { description: '`quote.notFound`: Not there.' },
    }),
  ).toEqual([{ status: '404', code: 'quote.notFound', sentence: 'Not there.' }])
})
