import { implement } from '#functions/_platform/http/implement.ts'
import { userById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/user/photos.ts'
import { photoOf } from './photoOf.ts'

export const getPhoto = implement(contract.getPhoto)(async ({ actor }) => photoOf(await userById(actor.userId)))
