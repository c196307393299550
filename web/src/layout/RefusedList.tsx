import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Permission, Role } from '#shared/permissions.ts'
import { permissionKey } from '../api/permissionKey.ts'
import type { Refused } from '../api/refusals.ts'
import { statusWords } from '../ui/statusTone.ts'
import { useWho } from '../ui/useWho.ts'

const isReading = (permission: Permission): boolean => permission.endsWith(':read') || permission.endsWith(':directory')

/** Who may do what is refused, or when it can be done. */
const useWords = () => {
  const { t } = useTranslation(['common', 'permissions'])
  const who = useWho()
  return (refused: Refused): { readonly what: string; readonly why: string } => {
    if ('permission' in refused) {
      const { permission } = refused
      return { what: t(permissionKey(permission)), why: t('refusals.who', { who: who(permission) }) }
    }
    const { word, status, from } = refused
    const why = t('table.notWhile', { status: statusWords(status), from: from.map(statusWords).join(', ') })
    return { what: `${word.charAt(0).toUpperCase()}${word.slice(1)}`, why }
  }
}

/** What a page refused its reader: what its record does not allow now, what they may not do, then what they may not see. */
export const RefusedList = ({ role, refused }: { role: Role; refused: readonly Refused[] }) => {
  const { t } = useTranslation()
  const wordsOf = useWords()
  const placeOf = (each: Refused) => ('permission' in each ? (isReading(each.permission) ? 2 : 1) : 0)
  const lines = refused.toSorted((a, b) => placeOf(a) - placeOf(b)).map(wordsOf)
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="h4" component="h2">
        {t('refusals.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t('refusals.role', { role })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(({ what, why }) => (
          <Box component="li" key={what} sx={{ mt: 1.5 }}>
            <Typography sx={{ fontWeight: 500 }}>{what}</Typography>
            <Typography variant="body2" color="text.secondary">
              {why}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
