import { people } from '#cdk/local/seed/cast.ts'
import { listMySessions, signOutEverywhere } from '#shared/contracts/auth/sessions.ts'
import { operations } from '#shared/contracts/registry.ts'
import type { Attack } from './attack.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token that nobody was given opens nothing, whichever operation it is shown to. */
export const tokens: Attack = {
  name: 'tokens',
  attack: async ({ ask, tokenOf }) => {
    const broken: string[] = []
    const good = await tokenOf(people('us').otherProducer)
    const [head = '', claims = '', signature = ''] = good.split('.')
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
    const forged: Readonly<Record<string, string | undefined>> = {
      none: undefined,
      garbage: 'garbage',
      'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      'another subject': `${head}.${encode({ ...read, sub: 'usr_01JH0000000000000000000001' })}.${signature}`,
      'a longer life': `${head}.${encode({ ...read, exp: 4_000_000_000 })}.${signature}`,
      'another region’s': await tokenOf(people('uk').otherProducer),
    }
    const guarded = operations.filter(({ access }) => access !== 'public')
    for (const [what, token] of Object.entries(forged))
      for (const operation of guarded) {
        const { status } = await ask(operation, {}, token === undefined ? {} : { token })
        if (status !== 401) broken.push(`${operation.name} answers a token (${what}) with ${status}`)
      }

    await ask(signOutEverywhere, {}, { token: good })
    const until = Date.now() + 30_000
    let status = 200
    while (status !== 401 && Date.now() < until) {
      status = (await ask(listMySessions, {}, { token: good })).status
      await new Promise((done) => setTimeout(done, 1000))
    }
    if (status !== 401) broken.push(`a session that was signed out is answered with ${status} after 30 s`)
    return broken
  },
}
