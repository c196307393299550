import { lazySchema } from '../../forms/lazySchema.ts'

const signIn = () => import('#shared/contracts/auth/signIn.ts')

/** E-mail, password and code, as the login takes them. */
export const Login = lazySchema(async () => (await signIn()).login.body)

/** The e-mail alone. */
export const Username = lazySchema(async () => (await signIn()).login.body.pick({ username: true }))
