import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineOperation, type Operation } from '#shared/contract/operation.ts'
import { askedDocument } from './askedDocument.ts'

const addClient = defineOperation({
  ...{ name: 'addClient', method: 'POST', path: '/api/quote/v1/clients/{agencyId}', summary: 'Adds.', access: 'any' },
  params: { agencyId: z.string() },
  body: z.strictObject({ name: z.string(), size: z.int().optional(), kind: z.enum(['NEW', 'OLD']).optional() }),
})

const written = {
  paths: {
    '/api/quote/v1/clients/{agencyId}': {
      post: {
        parameters: [{ name: 'agencyId', schema: { type: 'string' }, example: 'agy_1' }, { $ref: '#/components/key' }],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/client' }, example: { name: 'Harbour' } } },
        },
      },
    },
  },
  components: {
    key: { name: 'Idempotency-Key', schema: { type: 'string' }, example: 'key' },
    client: { properties: { name: {}, size: {}, kind: { enum: ['NEW', 'OLD'] } } },
    email: { format: 'email', maxLength: 254, allOf: [{ pattern: '^.+@.+$' }, { pattern: '^.{1,64}@' }] },
  },
}
const asked = JSON.parse(askedDocument(JSON.stringify(written), [addClient]))

test('a body has a value with what must be given and one with all that may, and so has each of its fields', () => {
  const { client } = asked.components
  const whole = { name: 'Harbour', size: 1, kind: 'NEW' }
  expect(client.examples).toEqual([{ name: 'Harbour' }, whole, { ...whole, name: 'Words of the trade' }])
  expect(client.properties).toMatchObject({ name: { examples: ['Harbour', 'Harbour', 'Words of the trade'] } })
  expect(client.properties.kind).toEqual({ enum: ['NEW', 'OLD'] })
})

test('a parameter of the operation has its value; those of all operations are as they are', () => {
  const { post } = asked.paths[addClient.path]
  expect(post.parameters[0].schema.examples).toEqual(['agy_1'])
  expect(asked.components.key.schema).toEqual({ type: 'string' })
})

test('an e-mail is one by its patterns alone', () => {
  expect(asked.components.email).toEqual({ allOf: written.components.email.allOf })
})

test('fields that a body before has by the same name and schema are asked once, but for a few', () => {
  const fields = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`field${at}`, { type: 'string', maxLength: at }]),
  )
  const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } })
  const document = {
    paths: {
      '/first': { put: body({ properties: { ...fields, details: { properties: fields } } }) },
      '/second': { put: body({ properties: { ...fields, own: { type: 'integer' } }, required: ['field9'] }) },
    },
  }
  const operation = (path: string): Operation => ({ ...addClient, name: path, method: 'PUT', path, params: {} })
  const { paths } = JSON.parse(askedDocument(JSON.stringify(document), [operation('/first'), operation('/second')]))
  const asked = (path: string) => paths[path].put.requestBody.content['application/json'].schema.properties
  expect(Object.keys(asked('/first'))).toEqual([...Object.keys(fields), 'details'])
  expect(Object.keys(asked('/first').details.properties)).toEqual(['field0', 'field1', 'field2'])
  expect(Object.keys(asked('/second'))).toEqual(['field0', 'field1', 'field2', 'field9', 'own'])
})

test('parameters that as many operations before have by the same name and schema are left out, if they may be', () => {
  const size = { name: 'size', in: 'query', schema: { type: 'integer' } }
  const parameters = [
    { $ref: '#/components/agency' },
    size,
    { ...size, name: 'state', required: true },
    { ...size, name: 'id', in: 'path' },
  ]
  const paths = Object.fromEntries([0, 1, 2, 3].map((at) => [`/lists/${at}`, { get: { parameters } }]))
  const agency = { name: 'agencyId', in: 'query', schema: { type: 'string' } }
  const lists = Object.keys(paths).map(
    (path): Operation => ({ ...addClient, name: path, method: 'GET', path, params: {} }),
  )
  const document = JSON.parse(askedDocument(JSON.stringify({ paths, components: { agency } }), lists))
  const left = (path: string) => document.paths[path].get.parameters.map((each: { name?: string }) => each.name)
  expect(left('/lists/2')).toEqual([undefined, 'size', 'state', 'id'])
  expect(left('/lists/3')).toEqual(['state', 'id'])
})
