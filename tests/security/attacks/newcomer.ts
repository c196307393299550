import { randomUUID } from 'node:crypto'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { demoPassword, people } from '#cdk/local/seed/cast.ts'
import type { InputOf } from '#shared/contract/operation.ts'
import { acceptUserInvite } from '#shared/contracts/auth/invitations.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import { createUser } from '#shared/contracts/auth/users.ts'
import { type Person, type Target, tokenIn } from './attack.ts'

type Where = Pick<InputOf<typeof createUser>['body'], 'accountIds' | 'agencies' | 'roleId'>

/** Somebody whom the chief of the US invites, and who comes: for what would spoil the people of the demo book. */
export const newcomer = async ({ ask, port, provenTokenOf }: Target, where: Where): Promise<Person> => {
  const person = {
    email: `${randomUUID().slice(0, 8)}@newcomer.example`,
    password: demoPassword,
    region: 'us',
  } as const
  const invited = await ask(
    createUser,
    {
      body: {
        ...where,
        email: person.email,
        firstName: 'Nell',
        lastName: 'Comer',
        phone: '',
        primaryContact: false,
        billingContact: false,
      },
    },
    { token: await provenTokenOf(people('us').superAdmin) },
  )
  if (invited.status !== 201) throw new Error(`${where.roleId}: ${invited.status} ${invited.body}`)
  const token = await waitForMail(port, person.email, new RegExp(`${linkPages.userInvited}#([\\w-]+)`))
  tokenIn(await ask(acceptUserInvite, { body: { token, password: person.password } }))
  return person
}
