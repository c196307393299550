import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import type { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { unfiledRule } from '#shared/domain/rating/unfiledRule.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { ReasonCard } from '../ReasonCard.tsx'

type OutcomeNoticeProps = {
  answer: Pick<CalculatorAnswer, 'outcome' | 'reasons'>
  /** The dates that are typed cannot be quoted: the answer is that of the last ones that could. */
  wrongDates: boolean
  accountPath: string
  /** Opens the whole questionnaire. */
  onQuestionnaire: () => void
  /** Opens the questions of the coverages that need them. */
  onCoverageQuestions: () => void
}

/** What becomes of the quote when it is requested now, why, and what would change that. */
export const OutcomeNotice = ({
  answer,
  wrongDates,
  accountPath,
  onQuestionnaire,
  onCoverageQuestions,
}: OutcomeNoticeProps) => {
  const { t } = useTranslation('quote')
  const { outcome, reasons } = answer
  const hint = (): `outcome.${typeof outcome}Hint` | 'outcome.unfiledHint' | 'outcome.wrongDates' => {
    if (wrongDates) return 'outcome.wrongDates'
    const isUnfiled = outcome === 'REFERRED' && reasons.some(({ ruleId }) => ruleId === unfiledRule)
    return isUnfiled ? 'outcome.unfiledHint' : `outcome.${outcome}Hint`
  }
  const stepOf = ({ ruleId }: ReferralReason) => {
    if (ruleId === 'indication.securityQuestions')
      return (
        <Button size="small" onClick={onQuestionnaire}>
          {t('calculator.answerQuestionnaire')}
        </Button>
      )
    if (ruleId === 'indication.coverageQuestions')
      return (
        <Button size="small" onClick={onCoverageQuestions}>
          {t('calculator.answerCoverageQuestions')}
        </Button>
      )
    if (ruleId === 'indication.riskScore')
      return (
        <Link component={RouterLink} to={accountPath} sx={{ pl: 1.5 }}>
          {t('calculator.openAccount')}
        </Link>
      )
    return undefined
  }
  return (
    <Box component="section" aria-label={t('outcome.title')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }} role="status">
        {!wrongDates && <StatusChip status={outcome} label={t(`outcome.${outcome}`)} />}
        <Typography variant="body2" color={wrongDates ? 'error' : 'text.secondary'}>
          {t(hint())}
        </Typography>
      </Box>
      {reasons.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}>
          {reasons.map((reason) => (
            <ReasonCard key={reason.ruleId} reason={reason} action={stepOf(reason)} />
          ))}
        </Box>
      )}
    </Box>
  )
}
