import { insuredOf } from '#cdk/local/seed/book.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { permissionsOf } from '#shared/contract/operation.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { listMySessions } from '#shared/contracts/auth/sessions.ts'
import { getPermissionMap, refreshToken } from '#shared/contracts/auth/signIn.ts'
import { stepUp } from '#shared/contracts/auth/stepUp.ts'
import { operations } from '#shared/contracts/registry.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { type Attack, type Target, tokenIn } from './attack.ts'
import { askToJump, askToSwitch, enter } from './entering.ts'
import { newcomer } from './newcomer.ts'

/** The account's own people's word or key, whatever a contract says. */
const theirsAlone = [
  'addAgency',
  'addPasskey',
  'addUserAccounts',
  'attestQuote',
  'changeOwnEmail',
  'changeOwnPassword',
  'createPaymentMethod',
  'createRecoveryCodes',
  'createUser',
  'enableUser',
  'removeUser',
  'updateMfa',
  'updateUser',
]

interface Session {
  readonly accessToken: string
  readonly refreshToken: string
}

const permissionsIn = async ({ ask }: Target, token: string): Promise<ReadonlySet<string>> => {
  const { body } = await ask(getPermissionMap, {}, { token })
  const { permissions } = JSON.parse(body) as { readonly permissions: Readonly<Record<string, boolean>> }
  return new Set(Object.keys(permissions).filter((each) => permissions[each]))
}

/** What somebody inside may do who may do so much outside, as every operation answers it. */
const lifted = async (target: Target, own: string, theirs: string, inside: string): Promise<string[]> => {
  const broken: string[] = []
  const [mine, admins, here] = [
    await permissionsIn(target, own),
    await permissionsIn(target, theirs),
    await permissionsIn(target, inside),
  ]
  for (const each of here)
    if (!mine.has(each) || !admins.has(each)) broken.push(`the permission ${each} comes with a jump`)
  for (const operation of operations) {
    const { access, name, notJumped } = operation
    if (access === 'public') continue
    const needed = permissionsOf(access)
    const isRefused =
      notJumped === true ||
      theirsAlone.includes(name) ||
      (needed.length > 0 && !needed.some((each) => mine.has(each) && admins.has(each)))
    if (!isRefused) continue
    const { status } = await target.ask(operation, {}, { token: inside })
    if (status !== 403) broken.push(`${name} is answered with ${status} after a jump`)
  }
  return broken
}

/** Who has jumped in may do no more there than here, and nobody else comes in by what was given to one browser. */
export const jumping: Attack = {
  name: 'jumping',
  attack: async (target) => {
    const { ask, clientOf, provenTokenOf, tokenOf } = target
    const broken: string[] = []
    const { underwriter, superAdmin, agencyAdmin, producer, otherProducer } = people('us')
    const insured = { ...producer, email: insuredOf('us').email }
    const inside = async (token: string, personaPath: string, accountId: string): Promise<Session> =>
      JSON.parse((await enter(target, await askToJump(target, { token, personaPath, accountId }), { token })).body)

    const { account: agency } = await (await clientOf(agencyAdmin)).call(getCurrentUser, {})
    const { account: company } = await (await clientOf(insured)).call(getCurrentUser, {})
    const accountAdmin = await newcomer(target, { roleId: 'Account Admin', accountIds: [company.id] })
    for (const staff of [underwriter, superAdmin]) {
      const token = await provenTokenOf(staff)
      for (const [personaPath, accountId, admin] of [
        ['agency', agency.id, agencyAdmin],
        ['customer', company.id, accountAdmin],
      ] as const) {
        const jumped = await inside(token, personaPath, accountId)
        const theirs = await tokenOf(admin)
        const who = `the ${staff.role} in the ${personaPath}`
        broken.push(...(await lifted(target, token, theirs, jumped.accessToken)).map((each) => `${who}: ${each}`))
        if (personaPath === 'customer') {
          const contact = { contactFirstName: 'Ida', contactLastName: 'Moreau', contactPhone: '(415) 555-0132' }
          const body = { ...contact, contactEmail: 'second.mailbox@palisade.example', addUserToSystem: true }
          const asked = { params: { accountId: AccountId.parse(accountId) }, body }
          const { status } = await ask(addPolicyContact, asked, { token: jumped.accessToken })
          if (status !== 403) broken.push(`${who}: a policy holder who is let in is answered with ${status}`)
        }
        // A proof inside opens what the role may, and nothing of the account's own people.
        const proven = await ask(stepUp, { body: { password: staff.password } }, { token: jumped.accessToken })
        if (proven.status === 200)
          broken.push(
            ...(await lifted(target, token, theirs, tokenIn(proven))).map((each) => `${who}, proven: ${each}`),
          )
      }
    }

    const token = await provenTokenOf(underwriter)
    const way = () => askToJump(target, { token, personaPath: 'agency', accountId: agency.id })
    const refuse = async (what: string, answer: ReturnType<typeof enter>) => {
      const { status } = await answer
      if (status !== 404 && status !== 401) broken.push(`a token of a jump ${what} is answered with ${status}`)
    }
    await refuse('in another browser', enter(target, { ...(await way()), cookie: '' }, { token }))
    const [one, two] = [await way(), await way()]
    await refuse('with another’s cookie', enter(target, { ...one, cookie: two.cookie }, { token }))
    await refuse('in another session', enter(target, await way(), { token: await tokenOf(underwriter) }))
    await refuse('of another', enter(target, await way(), { token: await provenTokenOf(superAdmin) }))
    await refuse('of an agency', enter(target, await way(), { token: await tokenOf(otherProducer) }))
    const uk = await tokenOf(people('uk').superAdmin)
    await refuse('in another region', enter(target, await way(), { token: uk, region: 'uk' }))
    const used = await way()
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(target, used, { token })))
    const entered = answers.filter(({ status }) => status === 200)
    if (entered.length !== 1) broken.push(`a token of a jump opens ${entered.length} sessions`)
    await refuse('twice', enter(target, used, { token }))

    const jumped = await inside(token, 'agency', agency.id)
    const began = Date.now() / 1000
    const lastSecond = (session: Session): number =>
      JSON.parse(Buffer.from(session.accessToken.split('.')[1] ?? '', 'base64url').toString()).exp
    const renewed = JSON.parse(
      (await ask(refreshToken, { body: { refreshToken: jumped.refreshToken } })).body,
    ) as Session
    if (lastSecond(renewed) > began + 3600) broken.push('a token of a jump outlives its hour')
    const { body } = await ask(listMySessions, {}, { token })
    const sessions = JSON.parse(body) as { kind: string; beganAt: string; expiresAt: string }[]
    const longest = Math.max(
      ...sessions
        .filter(({ kind }) => kind === 'JUMP')
        .map(({ beganAt, expiresAt }) => Date.parse(expiresAt) - Date.parse(beganAt)),
    )
    if (longest > 3_601_000) broken.push(`a jump lasts ${longest / 1000} s`)

    const { id: second } = (await (await clientOf(otherProducer)).call(getCurrentUser, {})).account
    const both = await newcomer(target, { roleId: 'Principal Producer', accountIds: [agency.id, second] })
    const home = await tokenOf(both)
    const over = () => askToSwitch(target, home, second)
    await refuse('to switch, in another browser', enter(target, { ...(await over()), cookie: '' }, { token: home }))
    await refuse('to switch, in another session', enter(target, await over(), { token: await tokenOf(both) }))
    await refuse('to switch, of another', enter(target, await over(), { token: await tokenOf(producer) }))
    const switched = await enter(target, await over(), { token: home })
    if (switched.status !== 200) broken.push(`who is in two agencies cannot switch: ${switched.status}`)
    return broken
  },
}
