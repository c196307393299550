import { describe, expect, it } from 'vitest'
import { secondsToWait } from '#functions/_platform/outside/secondsToWait.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { answering } from '#tests/support/answering.ts'
import { askRegister } from './askRegister.ts'

const at = '2026-11-22T12:00:00.000Z'

/** The problem that a question ends with. */
const problemOf = async (question: Promise<unknown>): Promise<Problem> => {
  const error = await question.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Problem)) throw new Error('There was no problem.')
  return error
}

const ask = (url: string) =>
  askRegister({ register: 'The register', url: new URL(`${url}/?guid=secret-key`) }, (text) => JSON.parse(text))

describe('what a register answers', () => {
  it('is read, and what it does not know is nothing', async () => {
    const { url } = await answering((_, response) => response.end('{"a":1}'))
    expect(await ask(url)).toEqual({ a: 1 })
    const missing = await answering((_, response) => response.writeHead(404).end('<html>'))
    expect(await ask(missing.url)).toBeUndefined()
  })

  it('is not waited for without end', { timeout: 15_000 }, async () => {
    const silent = await answering(() => undefined)
    const halfway = await answering((_, response) => response.write('{'))
    const [none, half] = await Promise.all([problemOf(ask(silent.url)), problemOf(ask(halfway.url))])
    expect(none.details.cause).toMatchObject({ message: 'The register was too slow.' })
    expect(half.details.cause).toMatchObject({ message: expect.stringContaining('broke off') })
  })

  it('is no longer than an answer may be', async () => {
    const { url } = await answering((_, response) => response.end('x'.repeat(1_000_001)))
    expect(await problemOf(ask(url))).toMatchObject({ code: 'account.registerUnavailable' })
  })

  it('is unavailable for a refusal, a failure, nonsense, an end in the middle and a closed door', async () => {
    for (const status of [400, 401, 403, 416, 500, 502]) {
      const { url } = await answering((_, response) => response.writeHead(status).end('{}'))
      const problem = await problemOf(ask(url))
      expect(problem).toMatchObject({ code: 'account.registerUnavailable' })
      expect(problem.details.cause).toMatchObject({ message: `The register answered ${status}.` })
    }
    for (const body of ['', 'null}', '<!doctype html>']) {
      const { url } = await answering((_, response) => response.end(body))
      expect(await problemOf(ask(url)), body).toMatchObject({ code: 'account.registerUnavailable' })
    }
    const { url } = await answering((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await problemOf(ask(url))).toMatchObject({ code: 'account.registerUnavailable' })
    expect(await problemOf(ask('http://127.0.0.1:9'))).toMatchObject({ code: 'account.registerUnavailable' })
  })

  it('says when to come again once it has had enough', async () => {
    for (const status of [429, 503]) {
      const { url } = await answering((_, response) => response.writeHead(status, { 'retry-after': '17' }).end())
      expect((await problemOf(ask(url))).details.headers).toEqual({ 'retry-after': '17' })
    }
    expect(secondsToWait(null, at)).toBe(60)
    expect(secondsToWait('soon', at)).toBe(60)
    expect(secondsToWait('0', at)).toBe(1)
    expect(secondsToWait('999999999', at)).toBe(3600)
    expect(secondsToWait('Sun, 22 Nov 2026 12:02:00 GMT', at)).toBe(120)
    expect(secondsToWait('Sun, 22 Nov 2026 11:00:00 GMT', at)).toBe(1)
  })

  it('never leads elsewhere, and what is told of a failure holds no key', async () => {
    const elsewhere = await answering((_, response) => response.end('{}'))
    const { url } = await answering((_, response) => response.writeHead(302, { location: elsewhere.url }).end())
    const problem = await problemOf(ask(url))
    expect(elsewhere.asked).toHaveLength(0)
    const { message, stack, cause } = problem.details.cause instanceof Error ? problem.details.cause : new Error('none')
    expect(JSON.stringify([problem.message, problem.stack, message, stack, cause])).not.toContain('secret-key')
  })
})
