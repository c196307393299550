import { DescribeKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accessTokenFor } from '#functions/_platform/auth/accessToken.ts'
import { storedSigningKeys } from '#functions/_platform/auth/signingKeyRing.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { keyPeriods, withdrawalSeconds } from '#shared/domain/identity/signingKeys.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'

const nobody = callerOf(handler)(undefined)
const hour = 3600
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const rotate = () => worker({ job: 'rotateSigningKeys' })
const published = async () => {
  const answer = await nobody(contracts.getJwks, {})
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.keys
}
const aToken = () => accessTokenFor(cast.producer, new Date().toISOString())
const isGood = (token: string, keys: Awaited<ReturnType<typeof published>>) =>
  jwtVerify(token, createLocalJWKSet({ keys }), { currentDate: new Date() }).then(
    () => true,
    () => false,
  )
const kidOf = (token: string) => decodeProtectedHeader(token).kid

describe('the rotation of the signing keys', () => {
  it('publishes the new key a day before it signs, and takes the old one back when its last token is dead', async () => {
    await rotate()
    const [first] = await published()
    const firstToken = await aToken()
    expect(kidOf(firstToken)).toBe(first?.kid)

    wait(keyPeriods.signing)
    await rotate()
    // Functions that are warm look again within five minutes.
    wait(keyPeriods.cached)
    const both = await published()
    expect(both).toHaveLength(2)
    expect(both[0]).toEqual(first)
    expect(kidOf(await aToken())).toBe(first?.kid)
    await rotate()
    wait(keyPeriods.published - keyPeriods.cached - 1)
    await rotate()
    expect(kidOf(await aToken())).toBe(first?.kid)

    wait(1)
    await rotate()
    const lastOfFirst = await aToken()
    expect(kidOf(lastOfFirst)).toBe(first?.kid)
    wait(keyPeriods.cached)
    const firstOfSecond = await aToken()
    expect(kidOf(firstOfSecond)).toBe(both[1]?.kid)
    // Whoever verifies with the keys of a day ago has both, whoever asks now too.
    expect(await isGood(firstOfSecond, both)).toBe(true)
    expect(await isGood(lastOfFirst, await published())).toBe(true)

    wait(withdrawalSeconds)
    const old = (await storedSigningKeys())?.previous
    await rotate()
    wait(keyPeriods.cached)
    expect((await published()).map(({ kid }) => kid)).toEqual([both[1]?.kid])
    expect(await isGood(await aToken(), await published())).toBe(true)
    const { KeyMetadata } = await new KMSClient({}).send(new DescribeKeyCommand({ KeyId: old?.keyId }))
    expect(KeyMetadata?.KeyState).toBe('PendingDeletion')
  })

  it('leaves no moment in which a token that is alive is refused, through three rotations', async () => {
    const tokens: { readonly token: string; readonly diesAt: number }[] = []
    for (let run = 0; run < 3; run += 1) {
      await worker({ task: 'replaceSigningKey', input: {}, executionName: `replace ${run}` })
      for (let elapsed = 0; elapsed < keyPeriods.published + 3 * hour; elapsed += hour / 2) {
        wait(hour / 2)
        tokens.push({ token: await aToken(), diesAt: Date.now() + 15 * 60_000 })
        await rotate()
        const keys = await published()
        const alive = tokens.filter(({ diesAt }) => diesAt > Date.now())
        for (const { token } of alive) expect(await isGood(token, keys)).toBe(true)
      }
    }
    expect(new Set(tokens.map(({ token }) => kidOf(token))).size).toBe(4)
  })

  it('can begin before its time, once: a rotation under way goes on as it is', async () => {
    const replace = () => worker({ task: 'replaceSigningKey', input: {}, executionName: 'now' })
    expect(await replace()).toEqual({ step: 'publish' })
    expect(await replace()).toEqual({ step: 'none' })
  })
})
