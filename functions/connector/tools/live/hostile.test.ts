import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type Answer,
  by,
  center,
  failureOf,
  finding,
  fine,
  hosts,
  insight,
  type Name,
  names,
  now,
  party,
  score,
  site,
  tools,
  truncated,
  user,
  withTokens,
} from '#tests/support/toolParties.ts'
import { webSite } from '#tests/support/webSite.ts'

beforeAll(() => void vi.stubEnv('RECEIVERS', 'public'))
afterAll(() => void vi.unstubAllEnvs())

describe.each(names)('a party that does not tell: %s', (name) => {
  const isSignIn = name === 'google' || name === 'microsoft'
  /** What answers after the tokens, where there are any. */
  const answering = (status: number, body: unknown = '', headers: Record<string, string> = {}): Answer => {
    const answer: Answer = () => ({ status, body, headers })
    return isSignIn ? withTokens(answer) : answer
  }

  it('refuses us for good, has had enough, or fails: each is told apart', async () => {
    for (const status of [401, 403]) expect(await failureOf(name, answering(status))).toMatchObject({ kind: 'refused' })
    for (const status of [429, 503])
      expect(await failureOf(name, answering(status, '', { 'retry-after': '17' }))).toMatchObject({
        kind: 'unanswered',
        wait: 17,
      })
    for (const status of [404, 500, 502]) {
      const failure = await failureOf(name, answering(status, '<html>'))
      expect(failure).toMatchObject({ kind: 'unanswered', message: expect.stringContaining(String(status)) })
      expect(failure.wait).toBeUndefined()
    }
  })

  it('leads nowhere by a redirect', async () => {
    const failure = await failureOf(name, answering(302, '', { location: 'https://www.acme.example/inner' }))
    expect(failure).toMatchObject({ kind: 'unanswered', message: expect.stringContaining('302') })
    expect(failure.asked).toHaveLength(isSignIn ? 2 : 1)
  })

  it('makes no sense: a page, nothing, numbers as words, and what lacks all or half', async () => {
    const some = fine[name]
    const spoiled =
      (spoil: (text: string) => string): Answer =>
      (asked) => {
        const said = some(asked)
        const text = typeof said.body === 'string' ? said.body : JSON.stringify(said.body)
        return asked.path.endsWith('/token') ? said : { ...said, body: spoil(text) }
      }
    const ways = [
      () => '<!doctype html><title>Sign in</title>',
      () => '',
      () => '{}',
      () => '[]',
      () => 'null',
      (text: string) => text.slice(0, -5),
      (text: string) =>
        text
          .replaceAll(/:(\d+(?:\.\d+)?|true|false)/g, ':"$1x"')
          .replaceAll(/<SEVERITY>\d/g, '<SEVERITY>x')
          .replaceAll(/"(?:FAILED|PASSED)"/g, '1'),
      (text: string) => text.replaceAll(/"(?:score|users|Status|issues|id)"/g, '"other"').replaceAll('<ID>', '<NO>'),
    ]
    for (const way of ways) {
      const failure = await failureOf(name, spoiled(way))
      expect(failure, String(way)).toMatchObject({ kind: 'unanswered' })
    }
  })

  it('answers fifty megabytes, of which so many are never read', { timeout: 20_000 }, async () => {
    const failure = await failureOf(name, answering(200, ' '.repeat(50_000_000)))
    expect(failure).toMatchObject({ message: expect.stringContaining('more than can be read') })
  })

  it('never ends: pages without number are not followed', { timeout: 60_000 }, async () => {
    const endless: Readonly<Record<Name, Answer>> = {
      aws: () => ({ body: { Findings: [finding('S3.1', 'FAILED')], NextToken: 'again' } }),
      cloudflare: (asked) =>
        asked.path === '/client/v4/accounts'
          ? center(asked)
          : { body: { success: true, result: { count: 9_999_999, issues: [insight('threat')] } } },
      google: withTokens(() => ({ body: { users: [user()], nextPageToken: 'again' } })),
      microsoft: withTokens(({ path }) =>
        path === '/v1.0/security/secureScores'
          ? { body: { value: [score] } }
          : { body: { value: [], '@odata.nextLink': `${site}/?$skiptoken=again` } },
      ),
      qualys: ({ query }) => ({ body: hosts('', truncated(String(Number(query.id_min) + 1))) }),
    }
    const failure = await failureOf(name, endless[name])
    expect(failure).toMatchObject({ kind: 'refused', message: expect.stringContaining('more to tell') })
    expect(failure.asked.length).toBeLessThan(105)
  })

  it('is not reached, or not in time', async () => {
    const { reach } = await party(answering(200))
    const away = { ...reach, mayReach: () => false }
    await expect(tools[name](away).read({}, by, now)).rejects.toMatchObject({ kind: 'unanswered' })
    const silent = await webSite(() => undefined)
    const slow = { ...reach, port: silent, patience: 100 }
    await expect(tools[name](slow).read({}, by, now)).rejects.toMatchObject({ kind: 'unanswered' })
  })
})
