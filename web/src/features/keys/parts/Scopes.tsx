import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Permission } from '#shared/permissions.ts'
import { permissionKey } from '#web/api/permissionKey.ts'

/** What a key may: each scope by its code, as programs name it, and in words. */
export const Scopes = ({ scopes }: { scopes: readonly Permission[] }) => {
  const { t } = useTranslation(['keys', 'permissions'])
  return (
    <Box component="dl" aria-label={t('columns.scopes')} sx={{ m: 0, mb: 3 }}>
      {scopes.map((scope) => (
        <Box
          key={scope}
          sx={{
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <Box component="dt">
            <code>{scope}</code>
          </Box>
          <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
            {t(permissionKey(scope))}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
