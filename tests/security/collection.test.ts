import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiDocument } from '#cdk/openapi/document.ts'
import { type CollectedDocument, type PostmanRequest, postmanCollection } from '#cdk/openapi/postmanCollection.ts'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { createApiKey, regenerateApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { collectionAddress } from '#shared/domain/integration/collection.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { aPerson } from '#tests/support/people.ts'
import { answered, as, signedIn } from '#tests/support/signedIn.ts'

let identity: Identity
let gateway: TestGateway
let person: Actor
beforeAll(async () => {
  identity = await startIdentity()
  gateway = await startGateway()
  await aPerson('ada@collection.example')
  person = (await signedIn('ada@collection.example')).actor
})
afterAll(async () => {
  await gateway.stop()
  await identity.stop()
})

type Answer = { readonly code: number; readonly text: () => string; readonly json: () => Record<string, unknown> }
interface Sent {
  readonly url: string
  readonly method: string
  readonly header?: Readonly<Record<string, string>>
  readonly body?: { readonly raw?: string }
}

/** Postman, as far as the collection needs it: variables, scripts before and after a call, and the token that goes along. */
const imported = async (given: Readonly<Record<string, string>>) => {
  const collection = postmanCollection((await apiDocument()) as unknown as CollectedDocument, {}) // checked beside it
  const variables = new Map(collection.variable.map(({ key, value = '' }) => [key, given[key] ?? value]))
  const resolved = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => variables.get(name) ?? '')
  const sent: string[] = []
  const send = async ({ url, method, header = {}, body }: Sent): Promise<Answer> => {
    sent.push(new URL(url).pathname)
    const answer = await fetch(url, { method, headers: header, ...(body?.raw !== undefined && { body: body.raw }) })
    const text = await answer.text()
    return { code: answer.status, text: () => text, json: () => JSON.parse(text) }
  }
  const scripted = async (event: PostmanRequest['event'], listen: string, response?: Answer) => {
    const waits: Promise<void>[] = []
    const pm = {
      response,
      variables: { get: (name: string) => variables.get(name) },
      collectionVariables: { set: (name: string, value: string) => variables.set(name, value) },
      sendRequest: (asked: Sent, then: (error: unknown, answer?: Answer) => void) =>
        void waits.push(send(asked).then((answer) => then(null, answer))),
    }
    for (const { listen: when, script } of event ?? [])
      if (when === listen) runInNewContext(script.exec.join('\n'), { pm, Date, JSON, Number, String })
    await Promise.all(waits)
  }
  const call = async (name: string) => {
    const found = collection.item.flatMap(({ item }) => item).find((each) => each.name === name)
    if (found === undefined) throw new Error(`${name} is not in it.`)
    await scripted(collection.event, 'prerequest')
    const { auth = collection.auth, body, header, method, url } = found.request
    const token = auth.type === 'oauth2' ? auth.oauth2.find(({ key }) => key === 'accessToken')?.value : undefined
    const answer = await send({
      url: resolved(url.raw),
      method,
      header: {
        ...Object.fromEntries(header.flatMap(({ key, value, disabled }) => (disabled ? [] : [[key, value ?? '']]))),
        ...(token !== undefined && { authorization: `Bearer ${resolved(token)}` }),
      },
      ...(body?.mode === 'raw' && { body: { raw: resolved(body.raw) } }),
    })
    await scripted(found.event, 'test', answer)
    return answer
  }
  return { call, sent, set: (name: string, value: string) => variables.set(name, value) }
}

it('imported and told where and by which key, the collection for Postman answers whichever call is sent first', async () => {
  const { id, secret } = await answered(as(person)(createApiKey, { body: { name: 'Postman', scopes: ['team:read'] } }))
  const { call, sent, set } = await imported({ [collectionAddress]: gateway.url, clientId: id, clientSecret: secret })
  expect(await call('listAllTeams')).toMatchObject({ code: 200 })
  expect(await call('listAllTeams')).toMatchObject({ code: 200 })
  expect(sent.filter((path) => path.endsWith('/token'))).toHaveLength(1)
  expect(await call('exchangeApiKey')).toMatchObject({ code: 200 })

  set('clientSecret', 'palisade_test_wrong')
  expect(await call('listAllTeams'), 'the token that is kept').toMatchObject({ code: 200 })
  set('tokenUntil', '0')
  await expect(call('listAllTeams')).rejects.toThrow('The key was not exchanged')
  const anew = await answered(as(person)(regenerateApiKey, { params: { keyId: id }, body: {} }))
  set('clientSecret', anew.secret)
  expect(await call('listAllTeams')).toMatchObject({ code: 200 })
})
