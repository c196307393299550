import { useTranslation } from 'react-i18next'
import { permissionKey } from '../api/permissionKey.ts'
import { useSession } from '../api/session.ts'
import { type Needed, useMay } from '../api/useMay.ts'
import { useWho } from './useWho.ts'

/** Why the reader's role may not do something: what that takes, and who has it. Undefined where it may. */
export const useLack = () => {
  const { t } = useTranslation(['common', 'permissions'])
  const may = useMay()
  const who = useWho()
  const role = useSession()?.claims.role
  return (needed: Needed): string | undefined => {
    if (role === undefined || needed === 'any' || needed === 'none' || may(needed)) return undefined
    const [first] = typeof needed === 'string' ? [needed] : needed
    return first && t('shell.whyNot', { role, what: t(permissionKey(first)), who: who(first) })
  }
}
