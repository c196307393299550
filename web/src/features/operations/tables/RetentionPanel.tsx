import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { noticeDays, retentionClasses } from '#shared/domain/correspondence/retention.ts'
import { retentionOf } from '#shared/regions/retention.ts'
import { region } from '#web/i18n/region.ts'
import { Panel } from '#web/ui/Panel.tsx'

/** Each class of documents: its years, the end from which they are counted, and the law that has it so. */
export const RetentionPanel = () => {
  const { t } = useTranslation('operations')
  const rules = retentionOf(region)
  return (
    <Panel title={t('keeping.rules')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('keeping.rulesText', { days: noticeDays })}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {retentionClasses.map((each) => (
          <Box
            key={each}
            sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
          >
            <Box component="dt" sx={{ flex: '1 1 220px', minWidth: 0 }}>
              {t(`keeping.classes.${each}`)}
              <Typography variant="caption" color="text.secondary" component="div">
                {t(`keeping.ends.${each}`)}
              </Typography>
            </Box>
            <Box component="dd" sx={{ m: 0, flex: '2 1 300px', minWidth: 0 }}>
              {t('keeping.years', { count: rules[each].years })}
              <Typography variant="caption" color="text.secondary" component="div">
                {rules[each].source}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
