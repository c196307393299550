import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { connectorCategories } from '#shared/domain/integration/connectors.ts'
import { ConnectorActions } from './ConnectorActions.tsx'
import type { Connector } from './connector.ts'

type OfferedConnectorsProps = Pick<Parameters<typeof ConnectorActions>[0], 'accountId' | 'onAdd'> & {
  connectors: readonly Connector[]
}

/** The systems that are not agreed to yet, by what they are for. */
export const OfferedConnectors = ({ connectors, ...of }: OfferedConnectorsProps) => {
  const { t } = useTranslation('connectors')
  const groups = connectorCategories
    .map((category) => ({ category, offered: connectors.filter((each) => each.category === category) }))
    .filter(({ offered }) => offered.length > 0)
  return groups.map(({ category, offered }) => (
    <Box component="section" key={category} aria-label={t(`category.${category}`)} sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t(`category.${category}`)}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {offered.map((connector) => (
          <Paper
            component="li"
            variant="outlined"
            key={connector.connectorType}
            sx={{ p: 2, borderRadius: 1.5, display: 'flex', flexDirection: 'column', gap: 0.5 }}
          >
            <Typography variant="h4" component="h3">
              {connector.name}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
              {connector.description}
            </Typography>
            <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
              <ConnectorActions {...of} connector={connector} />
            </Box>
          </Paper>
        ))}
      </Box>
    </Box>
  ))
}
