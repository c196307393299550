import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { customPreset } from '#shared/domain/coverage/presets.ts'
import { productLines } from '#shared/domain/coverage/productLines.ts'
import type { CalculatorChoice } from '#shared/domain/rating/calculatorState.ts'
import type { Product } from '#shared/regions/products.ts'
import { CoverageGroup } from '#web/records/coverages/CoverageGroup.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { Adjustments } from './Adjustments.tsx'
import { GlobalTerms } from './GlobalTerms.tsx'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { OwnPresets } from './OwnPresets.tsx'
import { PresetCards } from './PresetCards.tsx'
import { PriceBar } from './PriceBar.tsx'
import { PricePanel } from './PricePanel.tsx'
import type { Calculator } from './useCalculator.ts'

type CalculatorScreenProps = {
  calculator: Calculator
  product: Product
  state: string | undefined
  today: CalendarDate
  /** When the policy ends that is renewed. */
  renewedEndsOn?: CalendarDate | undefined
  accountPath: string
  /** Begins with the packages; else with the terms, for who chooses coverage by coverage. */
  withPackages?: boolean
  /** Leads to the other of the two. */
  otherWay?: ReactNode
  /** What to do with what is priced: all of it for the panel, the first of it for a phone's bar. */
  actions: ReactNode
  action: ReactNode
  /** Opens the questions of one coverage, or of all that need them. */
  onAnswer: (coverageId?: number) => void
  onUnlock: () => void
  onQuestionnaire: () => void
}

/** The calculator: packages, terms and coverages at the left, the price that follows at the right. */
export const CalculatorScreen = ({
  calculator,
  product,
  state,
  today,
  renewedEndsOn,
  accountPath,
  withPackages = true,
  otherWay,
  actions,
  action,
  onAnswer,
  onUnlock,
  onQuestionnaire,
}: CalculatorScreenProps) => {
  const { t } = useTranslation('quote')
  const { selection, change, answer, pending, error, retry, groups, standing } = calculator
  // Rows compare their handlers, so these stay the same while what they read moves on.
  const latest = useRef({ standing, onAnswer, onUnlock })
  useEffect(() => {
    latest.current = { standing, onAnswer, onUnlock }
  })
  const changeCoverage = useCallback(
    (id: number, what: Partial<CalculatorChoice>) =>
      change({ kind: 'coverage', id, change: what, from: latest.current.standing }),
    [change],
  )
  const answerCoverage = useCallback((id: number) => latest.current.onAnswer(id), [])
  const unlock = useCallback(() => latest.current.onUnlock(), [])

  const panel = (
    <PricePanel
      answer={answer}
      pending={pending}
      actions={actions}
      outcome={
        answer && (
          <OutcomeNotice
            answer={answer}
            wrongDates={calculator.wrongDates}
            accountPath={accountPath}
            onQuestionnaire={onQuestionnaire}
            onCoverageQuestions={() => onAnswer()}
          />
        )
      }
    />
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) 330px',
          lg: 'minmax(0, 1fr) 400px',
          xl: 'minmax(0, 1fr) 460px',
        },
        alignItems: 'start',
        pb: { xs: 10, md: 0 },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {error && <ProblemPanel error={error} title={t('calculator.notPriced')} onRetry={retry} />}
        {withPackages && (
          <PresetCards
            family={productLines[product].family}
            preset={selection.global.preset}
            answer={answer}
            onPick={(preset) => change({ kind: 'preset', preset })}
          />
        )}
        <OwnPresets
          standing={standing}
          carried={Object.keys(answer?.coverages ?? {})}
          onPick={(coverages) => change({ kind: 'own', coverages })}
        />
        {otherWay}
        <GlobalTerms
          product={product}
          global={selection.global}
          state={state}
          today={today}
          isRenewal={calculator.isRenewal}
          renewedEndsOn={renewedEndsOn}
          taxes={answer?.taxes}
          change={change}
          onWrongDates={calculator.tellWrongDates}
        />
        {answer && <Adjustments warnings={answer.warnings} custom={selection.global.preset === customPreset} />}
        {answer
          ? groups.map((group) => (
              <CoverageGroup
                key={group.groupId}
                group={group}
                product={product}
                onChange={changeCoverage}
                onAnswer={answerCoverage}
                onUnlock={unlock}
              />
            ))
          : !error && [180, 240, 320].map((height) => <Skeleton key={height} variant="rounded" height={height} />)}
      </Box>
      <Paper
        component="aside"
        variant="outlined"
        aria-label={t('price.title')}
        sx={{
          display: { xs: 'none', md: 'block' },
          borderRadius: 1.5,
          position: 'sticky',
          top: 72,
          maxHeight: 'calc(100dvh - 88px)',
          overflowY: 'auto',
        }}
      >
        {panel}
      </Paper>
      <PriceBar answer={answer} pending={pending} action={action}>
        {panel}
      </PriceBar>
    </Box>
  )
}
