import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { whoMay } from '#shared/roleComparison.ts'
import { permissionKey } from '../api/permissionKey.ts'
import { useSession } from '../api/session.ts'
import type { Needed } from '../api/useMay.ts'

/** Why one may not: what it takes, and who has it – colleagues first, else the provider's staff. */
export const WhoMay = ({ needed }: { needed: Needed }) => {
  const { t } = useTranslation(['common', 'permissions'])
  const role = useSession()?.claims.role
  if (role === undefined || needed === 'any' || needed === 'none') return null
  const [first] = typeof needed === 'string' ? [needed] : needed
  if (first === undefined) return null
  return (
    <Typography color="text.secondary">
      {t('shell.whyNot', { role, what: t(permissionKey(first)), who: whoMay(role, first).join(', ') })}
    </Typography>
  )
}
