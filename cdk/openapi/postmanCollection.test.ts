import { expect, it } from 'vitest'
import { documentPaths } from '#shared/contract/openapi.ts'
import { operations } from '#shared/contracts/registry.ts'
import { secretPrefixes } from '#shared/domain/identity/apiKeys.ts'
import { apiDocument } from './document.ts'
import { formWords } from './documentExamples.ts'
import { type CollectedDocument, type PostmanRequest, postmanCollection } from './postmanCollection.ts'

const document = (await apiDocument()) as unknown as CollectedDocument // what it is made of is checked beside it
const forms = Object.fromEntries(operations.map((operation) => [operation.name, formWords(operation)]))
const collection = postmanCollection(document, forms)
const requests: readonly PostmanRequest[] = collection.item.flatMap(({ item }) => item)
const requestNamed = (name: string) => requests.find((each) => each.name === name)?.request

it('it is a collection of version 2.1, as Postman reads it', () => {
  expect(collection.info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json')
  expect(collection.info.name).toBe('Palisade')
  expect(collection.auth.type).toBe('oauth2')
  for (const { name, request } of requests) {
    const { method, url, body, header } = request
    expect(method, name).toMatch(/^(?:GET|POST|PUT|PATCH|DELETE)$/)
    expect(url.host, name).toEqual(['{{baseUrl}}'])
    expect(url.raw, name).toMatch(/^\{\{baseUrl\}\}\/[^{}]*$/)
    expect(url.raw.split('?')[0], name).toBe(`{{baseUrl}}/${url.path.join('/')}`)
    const inPath = url.path.filter((each) => each.startsWith(':')).map((each) => each.slice(1))
    expect(url.variable.map(({ key }) => key).sort(), name).toEqual(inPath.sort())
    for (const each of [...url.query, ...url.variable, ...header])
      expect(typeof each.value, `${name} ${each.key}`).toBe('string')
    if (body?.mode === 'raw') expect(() => JSON.parse(body.raw), name).not.toThrow()
  }
})

it('every operation is in it once, in the folder of its service, where it is called', () => {
  const pathOf = documentPaths(operations)
  const placed = collection.item.flatMap((folder) =>
    folder.item.map(({ name, request }) => `${folder.name} ${name} ${request.method} /${request.url.path.join('/')}`),
  )
  const known = operations.map(
    ({ service, name, method }) => `${service} ${name} ${method} ${pathOf.get(name)?.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  expect(placed.toSorted()).toEqual(known.toSorted())
})

it('bodies are the examples of the document', () => {
  const documented = new Map(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((each) => [each.operationId, each.requestBody?.content['application/json']?.example]),
    ),
  )
  const { body } = requestNamed('createAccount') ?? {}
  expect(body?.mode === 'raw' && JSON.parse(body.raw)).toEqual(documented.get('createAccount'))
  expect(requestNamed('createAccount')?.header[0]).toEqual({ key: 'Content-Type', value: 'application/json' })
  expect(requestNamed('patchScimUser')?.header[0]?.value).toBe('application/scim+json')
  expect(requestNamed('uploadLogo')?.body).toEqual({ mode: 'formdata', formdata: [{ key: 'file', type: 'file' }] })
})

it('forms have in each field that is asked for what its operation takes', () => {
  for (const { name, request } of requests)
    if (request.body?.mode === 'formdata')
      for (const { key, type, value, disabled } of request.body.formdata)
        if (type === 'text' && disabled !== true) expect(value, `${name} ${key}`).not.toBe('')
})

it('what may be left out is not sent until it is ticked', () => {
  const { url, header } = requestNamed('createAccount') ?? {}
  expect(header?.find(({ key }) => key === 'Idempotency-Key')?.disabled).toBe(true)
  expect(url?.query).toEqual([])
  for (const { request } of requests)
    for (const { key, disabled } of request.url.query)
      expect(request.url.raw.includes(`${key}=`), request.url.raw).toBe(disabled !== true)
})

it('the key is exchanged by variables, whose token all calls take along that are not for anyone', () => {
  const exchange = requests.find(({ name }) => name === 'exchangeApiKey')
  expect(exchange?.request.body).toMatchObject({ raw: expect.stringContaining('{{clientSecret}}') })
  expect(exchange?.request.auth).toEqual({ type: 'noauth' })
  expect(requestNamed('getQuote')?.auth).toBeUndefined()
  expect(collection.variable.map(({ key }) => key)).toEqual([
    'baseUrl',
    'token',
    'tokenOf',
    'tokenUntil',
    'clientId',
    'clientSecret',
  ])
})

it('no secret is in it', () => {
  for (const { key, value } of collection.variable) expect(value, key).toBe('')
  const whole = JSON.stringify(collection)
  for (const prefix of Object.values(secretPrefixes)) expect(whole).not.toContain(prefix)
  expect(whole).not.toMatch(/eyJ[\w-]+\.[\w-]+\.|Bearer [\w-]{20}/)
})
