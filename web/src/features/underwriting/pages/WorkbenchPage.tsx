import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { listQuoteHistory } from '#shared/contracts/quote/history.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, markQuoteRead } from '#shared/contracts/quote/quotes.ts'
import { searchUnderwriterInbox } from '#shared/contracts/quote/search.ts'
import { getRisk } from '#shared/contracts/risk/risk.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import * as quoteDialogs from '#web/features/quote/dialogs.ts'
import { Page } from '#web/layout/Page.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { ConversationPanel } from '#web/records/conversation/ConversationPanel.tsx'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { ManuscriptsOfQuote } from '#web/records/manuscript/ManuscriptsOf.tsx'
import { PresentAtQuote } from '#web/records/PresentPeople.tsx'
import { DiligencePanel } from '#web/records/quote/DiligencePanel.tsx'
import { LicensingPanel } from '#web/records/quote/LicensingPanel.tsx'
import { QuoteTimeline } from '#web/records/timeline/QuoteTimeline.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import * as underwritingDialogs from '../dialogs.ts'
import { useReader } from '../parts/useReader.ts'
import { AnswersPanel } from '../parts/workbench/AnswersPanel.tsx'
import { BusinessPanel } from '../parts/workbench/BusinessPanel.tsx'
import { CoveragesPanel } from '../parts/workbench/CoveragesPanel.tsx'
import { DecisionBar } from '../parts/workbench/DecisionBar.tsx'
import { DraftsPanel } from '../parts/workbench/DraftsPanel.tsx'
import { KeyFigures } from '../parts/workbench/KeyFigures.tsx'
import { NotesPanel } from '../parts/workbench/NotesPanel.tsx'
import { PricePanel } from '../parts/workbench/PricePanel.tsx'
import { ReferralPanel } from '../parts/workbench/ReferralPanel.tsx'
import { RiskHeader } from '../parts/workbench/RiskHeader.tsx'
import { ScoreLine } from '../parts/workbench/ScoreLine.tsx'
import { ScorePanel } from '../parts/workbench/ScorePanel.tsx'
import { SubjectivitiesPanel } from '../parts/workbench/SubjectivitiesPanel.tsx'
import { WhoPanel } from '../parts/workbench/WhoPanel.tsx'

/** How often a quote that is being priced is looked at again. */
const pricingInterval = 2000

const stack = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const

/**
 * The panels in columns, why it is referred and how good the risk is first of all: one column on a phone, in the order of a
 * decision; two on a laptop, the risk beside its score and price; three on a large screen, where who they are has a column
 * of its own.
 */
const columnsFor = (
  width: 'one' | 'two' | 'three',
  panels: Readonly<Record<PanelName, ReactNode>>,
): readonly (readonly ReactNode[])[] => {
  const {
    scoreLine,
    figures,
    who,
    business,
    score,
    why,
    coverages,
    answers,
    price,
    subjectivities,
    manuscripts,
    drafts,
    conversation,
    notes,
    timeline,
    history,
  } = panels
  const desk = [subjectivities, manuscripts, conversation, notes, drafts, timeline, history]
  if (width === 'three')
    return [
      [score, who, business],
      [why, coverages, answers],
      [price, ...desk],
    ]
  if (width === 'one') return [[scoreLine, why, score, figures, price, who, business, coverages, answers, ...desk]]
  const about = (
    <Box key="about" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 0.75fr) minmax(0, 1.25fr)' }}>
      {who}
      {business}
    </Box>
  )
  return [
    [why, about, coverages, answers],
    [score, price, ...desk],
  ]
}

const gridColumns = {
  one: 'minmax(0, 1fr)',
  two: 'minmax(0, 1fr) minmax(360px, 400px)',
  three: 'minmax(320px, 0.8fr) minmax(0, 1.6fr) minmax(400px, 1fr)',
} as const

type PanelName =
  | 'scoreLine'
  | 'figures'
  | 'who'
  | 'business'
  | 'score'
  | 'why'
  | 'coverages'
  | 'answers'
  | 'price'
  | 'manuscripts'
  | 'subjectivities'
  | 'drafts'
  | 'conversation'
  | 'notes'
  | 'timeline'
  | 'history'

const useWidth = (): keyof typeof gridColumns => {
  const { breakpoints } = useTheme()
  const three = useMediaQuery(breakpoints.up(1720), { noSsr: true })
  const two = useMediaQuery(breakpoints.up('md'), { noSsr: true })
  return three ? 'three' : two ? 'two' : 'one'
}

const Workbench = ({ quote }: { quote: Quote }) => {
  const { may } = useReader()
  const { open } = useDialogs()
  const width = useWidth()
  const risk = useOperation(getRisk, { query: { accountId: quote.accountId } })
  const { mutate: markRead } = useCommand(markQuoteRead, { invalidates: [searchUnderwriterInbox] })
  const marked = useRef(false)
  const reads = may('quote:underwrite')
  useEffect(() => {
    if (!reads || marked.current) return
    marked.current = true
    markRead({ params: { quoteId: quote.id }, body: { read: true } })
  }, [reads, quote.id, markRead])
  const figures = <KeyFigures key="figures" quote={quote} score={risk.data?.score} />
  const columns = columnsFor(width, {
    scoreLine: risk.data && <ScoreLine key="scoreLine" risk={risk.data} />,
    figures,
    who: <WhoPanel key="who" quote={quote} />,
    business: <BusinessPanel key="business" quote={quote} />,
    score: <ScorePanel key="score" risk={risk} />,
    why: (
      <Box key="why" sx={stack}>
        <ReferralPanel quote={quote} />
        <LicensingPanel
          quote={quote}
          onOverride={
            may('agency:delete')
              ? () => open(underwritingDialogs.overrideQuoteLicensing, { quoteId: quote.id })
              : undefined
          }
        />
        <DiligencePanel
          quote={quote}
          onRecord={may('quote:update') ? () => open(quoteDialogs.recordDiligence, { quoteId: quote.id }) : undefined}
        />
      </Box>
    ),
    coverages: <CoveragesPanel key="coverages" quote={quote} />,
    answers: <AnswersPanel key="answers" quote={quote} factors={risk.data?.factors} />,
    price: <PricePanel key="price" quote={quote} />,
    subjectivities: <SubjectivitiesPanel key="subjectivities" quote={quote} />,
    manuscripts: <ManuscriptsOfQuote key="manuscripts" quote={quote} />,
    drafts: <DraftsPanel key="drafts" quote={quote} />,
    conversation: may('quote:converse') && (
      <ConversationPanel key="conversation" quoteId={quote.id} side="UNDERWRITING" />
    ),
    notes: may('quote:note') && <NotesPanel key="notes" quote={quote} />,
    timeline: <QuoteTimeline key="timeline" quote={quote} />,
    history: (
      <HistoryPanel
        key="history"
        operation={listQuoteHistory}
        params={{ quoteId: quote.id }}
        asOf={quote.lastUpdated}
      />
    ),
  })
  return (
    <>
      <Page>
        <RiskHeader quote={quote} />
        <PresentAtQuote quoteId={quote.id} />
        {width !== 'one' && <Box sx={{ mb: 2 }}>{figures}</Box>}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: gridColumns[width] }}>
          {columns.map((panels, index) => (
            <Box key={`${width}|${index}`} sx={stack}>
              {panels}
            </Box>
          ))}
        </Box>
      </Page>
      <DecisionBar quote={quote} />
    </>
  )
}

/** The underwriter's workbench: one risk on one screen, and the decision at its foot. */
export const WorkbenchPage = () => {
  const { t } = useTranslation('underwriting')
  const { quoteId = '' } = useParams()
  const quote = useOperation(
    getQuote,
    { params: { quoteId } },
    { refetchInterval: (data) => (data?.patching ? pricingInterval : false) },
  )
  if (quote.data) return <Workbench key={quoteId} quote={quote.data} />
  if (quote.error)
    return <RecordProblem title={t('loadFailed')} error={quote.error} onRetry={() => void quote.refetch()} />
  return <PageSkeleton />
}
