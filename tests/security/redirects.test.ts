import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/auth/index.ts'
import { inviteByLink, openWorkflow } from '#functions/directory/public.ts'
import { links } from '#functions/directory/store/links.ts'
import { workflows } from '#functions/directory/store/workflows.ts'
import { getValidationToken, getWorkflowRedirect, startSso } from '#shared/contracts/auth/index.ts'
import { operations } from '#shared/contracts/registry.ts'
import { guestOf } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'

const evil = ['https://evil.example/', '//evil.example/', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)']
const now = new Date().toISOString()

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity({ CedarMain: [] })
})
afterAll(() => identity.stop())

const newWorkflow = (redirectUrl: string) =>
  openWorkflow({ flow: 'QUOTE', subjectId: 'quo_1', name: 'Dana', email: 'dana@flow.example', redirectUrl, now })
const newInvitation = (redirectUrl: string) =>
  inviteByLink({
    tokenType: 'EXISTING_USER',
    guest: {
      email: 'dana@flow.example',
      firstName: 'Dana',
      lastName: 'Whitfield',
      membership: { accountType: 'CUSTOMER', organizationId: 'acc_1', role: 'Policy Holder', teamIds: [] },
      redirectUrl,
    },
    invitedBy: 'Ada',
    organizationName: 'Harbour & Pine',
    now,
  })

describe('where the platform sends people', () => {
  it('is the app, whatever page a one-time code or an invitation is made for', () => {
    for (const address of evil) {
      expect(() => newWorkflow(address), address).toThrow('page of the web app')
      expect(() => newInvitation(address), address).toThrow('page of the web app')
    }
    expect(newWorkflow('/quote/quo_1/request-to-bind/P100').url).toMatch(/^https:\/\/us\.test\.example\/validate\/wfl_/)
  })

  it('does not leave by an answer either, should a record ever name another place', async () => {
    const nobody = callerOf(handler)(undefined)
    const { workflowId, write } = newWorkflow('/quote/quo_1/request-to-bind/P100')
    const invitation = newInvitation('/agency/quotes/quo_1')
    await commit([write, ...invitation.writes])
    const workflow = await workflows.require(workflowId)
    const token = invitation.url.split('#').at(-1) ?? ''
    expect(await nobody(getValidationToken, { body: { token } })).toMatchObject({ ok: true })
    const guest = guestOf('QUOTE', 'quo_1')
    const holder = { ...guest, workflow: { flow: 'QUOTE' as const, subjectId: 'quo_1', workflowId } }
    const redirect = () =>
      callerOf(handler)(holder)(getWorkflowRedirect, { params: { workflowId: workflow.id as never } })
    expect(await redirect()).toMatchObject({ ok: true })

    const stored = invitation.writes.flatMap(({ after }) => (after?.id.startsWith('lnk_') ? [after.id] : []))
    const link = await links.require(stored[0] ?? '')
    if (link.purpose.kind !== 'VALIDATION') throw new Error('The link is of another kind.')
    const astray = { ...link.purpose, guest: { ...link.purpose.guest, redirectUrl: 'https://evil.example/' } }
    await commit([
      workflows.update(workflow, { ...workflow, redirectUrl: '//evil.example/' }),
      links.update(link, { ...link, purpose: astray }),
    ])
    expect(await redirect()).toMatchObject({ status: 500 })
    expect(await nobody(getValidationToken, { body: { token } })).toMatchObject({ status: 500 })
  })

  it('is the user pool or the own login when single sign-on begins, whatever the e-mail looks like', async () => {
    const start = async (username: string) => {
      const answer = await handler(eventOf(startSso, { query: { username } }, undefined), {} as never)
      return { status: answer.statusCode, location: String(answer.headers?.location ?? '') }
    }
    expect((await start('ann@cedarmain.example')).location).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/oauth2\/authorize\?/)
    expect((await start('ann@other.example')).location).toBe('https://us.test.example/login')
    for (const username of [
      '//evil.example',
      'https://evil.example',
      'a@b.example\r\nlocation: https://evil.example',
      ...evil,
    ])
      expect(await start(username), username).toEqual({ status: 400, location: '' })
  })

  it('is asked of nobody: no operation takes an address to send people to', () => {
    const taking = operations.filter(({ params, query, body }) =>
      [...Object.keys(params ?? {}), ...keysOf(query), ...keysOf(body)].some((name) =>
        /redirect|return_?url|origin|next|continue|goto/i.test(name),
      ),
    )
    expect(taking.map(({ name }) => name)).toEqual([])
  })
})

const keysOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(schema.shape as object) : []
