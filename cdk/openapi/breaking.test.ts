import { describe, expect, it } from 'vitest'
import { breaking } from './breaking.ts'

const person = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 60 },
    kind: { enum: ['A', 'B'] },
    boss: { $ref: '#/components/schemas/Person' },
  },
}

/** A document of one call that takes and answers a person, with a change somewhere in it. */
const documentWith = ({ taken = {}, told = {}, call = {}, method = 'post' }: Record<string, object | string> = {}) => ({
  paths: {
    '/people/{id}': {
      [String(method)]: {
        operationId: 'update',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'dry', in: 'query', required: false, schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { ...person, ...(taken as object) } } },
        },
        responses: { 200: { content: { 'application/json': { schema: { ...person, ...(told as object) } } } } },
        ...(call as object),
      },
    },
  },
  webhooks: {},
  components: { schemas: { Person: person } },
})

const from = (change: Parameters<typeof documentWith>[0]) => breaking(documentWith(), documentWith(change))
const { name, kind, boss } = person.properties

describe('a document breaks nothing', () => {
  it('that says the same, by other names of path parameters as well', () => {
    expect(from({})).toEqual([])
    const renamed = JSON.parse(JSON.stringify(documentWith()).replaceAll('{id}', '{personId}'))
    expect(breaking(documentWith(), renamed)).toEqual([])
  })

  it('that takes more and tells more', () => {
    const more = { ...person.properties, age: { type: 'integer' }, kind: { enum: ['A', 'B', 'C'] } }
    expect(from({ taken: { properties: { ...more, name: { type: 'string', maxLength: 90 } }, required: [] } })).toEqual(
      [],
    )
    expect(from({ told: { properties: more, required: ['name', 'age'] } })).toEqual([])
    const tooMany = {
      call: {
        parameters: [...(documentWith().paths['/people/{id}'].post?.parameters ?? []), { name: 'new', in: 'query' }],
      },
    }
    expect(from(tooMany as never)).toEqual([])
  })
})

describe('a document breaks who built on it', () => {
  const at = 'POST /people/{id}'

  it('where a call, a parameter or an answer is gone', () => {
    expect(from({ method: 'put' })).toEqual([`${at} is gone`])
    expect(from({ call: { parameters: [] } })).toContain(`${at}: parameter dry is gone`)
    expect(from({ call: { responses: {} } })).toEqual([`${at}: answers with 200 no more`])
    expect(from({ call: { operationId: 'change' } })).toEqual([`${at} is called change`])
  })

  it('where more is asked for, or less is taken', () => {
    expect(from({ taken: { required: ['name', 'kind'] } })).toEqual([`${at} body.kind is asked for`])
    expect(from({ taken: { properties: { name, boss } } })).toEqual([`${at} body.kind is gone`])
    expect(from({ taken: { properties: { name, boss, kind: { enum: ['A'] } } } })).toEqual([
      `${at} body.kind: "B" is taken no more`,
    ])
    const shorter = { type: 'string', maxLength: 30 }
    expect(from({ taken: { properties: { name: shorter, kind, boss } } })).toEqual([
      `${at} body.name: maxLength is 30, and was 60`,
    ])
    const asked = { name: 'dry', in: 'query', required: true, schema: { type: 'string' } }
    expect(from({ call: { parameters: [asked] } })).toContain(`${at} ?dry is asked for`)
  })

  it('where an answer says less, or otherwise', () => {
    expect(from({ told: { properties: { name, boss } } })).toEqual([`${at} 200.kind is gone`])
    expect(from({ told: { required: [] } })).toEqual([`${at} 200.name may be missing`])
    expect(from({ told: { properties: { kind, boss, name: { type: 'integer' } } } })).toEqual([
      `${at} 200.name: integer is answered too`,
    ])
  })

  it('where an event is gone', () => {
    expect(breaking({ ...documentWith(), webhooks: { 'quote.ready': {} } }, documentWith())).toEqual([
      'event quote.ready is gone',
    ])
  })
})
