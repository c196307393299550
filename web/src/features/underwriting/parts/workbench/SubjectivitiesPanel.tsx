import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { quoteLife } from '#shared/records/quote/quoteLife.ts'
import { unmet } from '#shared/records/subjectivity/subjectivities.ts'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { canSubjectivity } from '#shared/records/subjectivity/subjectivityLife.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { SubjectivityList } from '#web/records/subjectivity/SubjectivityList.tsx'
import { useCan } from '#web/records/useCan.ts'
import { AddIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import * as underwritingDialogs from '../../dialogs.ts'
import { useReader } from '../useReader.ts'

const decisions = ['accept', 'sendBack', 'waive'] as const

/** What the insured must still bring: asked for, looked at when it came, accepted, sent back or waived with a word. */
export const SubjectivitiesPanel = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('underwriting')
  const { may } = useReader()
  const can = useCan(quoteLife)
  const dialogs = useDialogs()
  const { subjectivities, agencyStatus: status } = quote
  const underwrites = may('quote:underwrite')
  const asks = underwrites && can(status, 'setSubjectivities')
  const settles = underwrites && can(status, 'settleSubjectivity')
  const actionsOf = (each: Subjectivity) => {
    const about = { quoteId: quote.id, subjectivityId: each.id }
    const offered = settles ? decisions.filter((decision) => canSubjectivity(each.status, decision)) : []
    return (
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5, ml: -0.5, '&:empty': { display: 'none' } }}>
        {asks && canSubjectivity(each.status, 'change') && (
          <Button size="small" onClick={() => dialogs.open(underwritingDialogs.updateSubjectivities, about)}>
            {t('subjectivities.changeSubmit')}
          </Button>
        )}
        {offered.map((decision) => (
          <Button
            key={decision}
            size="small"
            onClick={() =>
              dialogs.open(underwritingDialogs.settleSubjectivity, { ...about, text: each.text, decision })
            }
          >
            {t(`subjectivities.${decision}`)}
          </Button>
        ))}
      </Stack>
    )
  }
  return (
    <Panel
      title={t('subjectivities.title')}
      dense
      aside={
        subjectivities.length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('subjectivities.open', { count: unmet(subjectivities).length })}
          </Typography>
        )
      }
      actions={
        asks && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={() => dialogs.open(underwritingDialogs.updateSubjectivities, { quoteId: quote.id })}
          >
            {t('subjectivities.new')}
          </Button>
        )
      }
    >
      {subjectivities.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {t('subjectivities.none')}
        </Typography>
      ) : (
        <SubjectivityList subjectivities={subjectivities} actionsOf={actionsOf} />
      )}
    </Panel>
  )
}
