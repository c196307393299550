import { people } from '#cdk/local/seed/cast.ts'
import { requestMfaReset } from '#shared/contracts/auth/mfa.ts'
import { login } from '#shared/contracts/auth/signIn.ts'
import { type Attack, statuses } from './attack.ts'

const allowed = 5
const codeOf = (body: string): string => /"code":"([^"]*)"/.exec(body)?.[1] ?? ''

/** Guesses that come at once must not be more guesses than those that come one by one. */
export const throttles: Attack = {
  name: 'throttles',
  attack: async ({ ask }) => {
    const broken: string[] = []
    const password = 'Not-their-2026!'
    const crowd = async (count: number, what: string, shoot: (at: number) => ReturnType<typeof ask>) => {
      const answers = await Promise.all(Array.from({ length: count }, (_, at) => shoot(at)))
      const tried = answers.filter(({ body }) => /credentialsRefused|mfaCodeWrong|mfaResetRefused/.test(codeOf(body)))
      if (tried.length > allowed) broken.push(`${tried.length} of ${count} ${what} were tried`)
      const odd = answers.filter(({ status }) => status === 409 || status >= 500 || status < 300)
      if (odd.length > 0) broken.push(`${what} are answered with ${JSON.stringify(statuses(odd))}`)
    }
    const { agent } = people('au')
    await crowd(60, 'wrong passwords of one user', () =>
      ask(login, { body: { username: agent.email, password } }, { region: 'au' }),
    )

    const { producerWithAuthenticator: owner } = people('uk')
    await crowd(80, 'authenticator codes', (at) =>
      ask(
        login,
        { body: { username: owner.email, password: owner.password, mfaCode: String(100_000 + at) } },
        { region: 'uk' },
      ),
    )
    const username = people('us').agent.email
    const guess = () => ask(requestMfaReset, { body: { username, password } })
    await crowd(60, 'wrong passwords for the reset of a factor', guess)
    // Of a crowd that is asked for the captcha none may have guessed; these have, and so have guessed at the login.
    for (let guesses = 0; guesses < allowed; guesses += 1) await guess()
    const entered = await ask(login, { body: { username, password: people('us').agent.password } })
    if (entered.status < 300) broken.push('guesses at the reset of a factor are none at the login')
    return broken
  },
}
