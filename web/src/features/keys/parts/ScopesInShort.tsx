import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Permission } from '#shared/permissions.ts'
import { areaOf, permissionKey } from '#web/api/permissionKey.ts'

/** More are told by what they are about. */
const mostInFull = 2

/** What a key may, in a row of a table: a few scopes in words, of many what they are about and how many there are. */
export const ScopesInShort = ({ scopes }: { scopes: readonly Permission[] }) => {
  const { t } = useTranslation(['keys', 'permissions'])
  if (scopes.length <= mostInFull)
    return scopes.map((scope) => (
      <Typography key={scope} component="div" variant="body2" sx={{ whiteSpace: 'normal' }}>
        {t(permissionKey(scope))}
      </Typography>
    ))
  const areas = [...new Set(scopes.map(areaOf))].map((area) => t(`permissions:areas.${area}`))
  return (
    <div style={{ whiteSpace: 'normal' }}>
      {areas.join(', ')}
      <Typography component="div" variant="caption" color="text.secondary">
        {t('scopesOf', { count: scopes.length })}
      </Typography>
    </div>
  )
}
