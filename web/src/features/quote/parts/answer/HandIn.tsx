import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { Product } from '#shared/regions/products.ts'
import { region } from '#web/i18n/region.ts'
import { AnswerList } from '#web/records/questionnaire/AnswerList.tsx'
import { useAnswerWords } from '#web/records/questionnaire/answerWords.ts'
import { answerGroups } from '#web/records/quote/answerRows.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import type { AnswerPage } from './answerPages.ts'

type HandInProps = {
  companyName: string
  product: Product
  /** Whom it was sent to: most often who hands it in. */
  recipient: string
  answers: QuestionnaireAnswers
  pages: readonly AnswerPage[]
  pending: boolean
  refusal: unknown
  onPage: (page: number) => void
  onHandIn: (name: string) => void
}

/** The last page: everything that is said, to be read once more, what is open yet, and the name of who vouches for it. */
export const HandIn = (props: HandInProps) => {
  const { t } = useTranslation(['quote', 'records'])
  const { companyName, product, recipient, answers, pages, pending, refusal, onPage, onHandIn } = props
  const words = useAnswerWords()
  const [name, setName] = useState(recipient)
  const [isTrue, setIsTrue] = useState(false)
  const open = pages.reduce((sum, page) => sum + page.open, 0)
  const groups = answerGroups(region.code, product, { quote: answers, account: undefined }, words)
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {pages.map((page, index) => {
        const rows = groups.find(({ key }) => key === page.group)?.rows ?? []
        return (
          <Panel
            dense
            key={page.group}
            title={t(`records:questionnaire.groups.${page.group}`)}
            actions={
              <Button size="small" onClick={() => onPage(index)}>
                {page.open > 0 ? t('answer.answerOpen', { count: page.open }) : t('answer.change')}
              </Button>
            }
          >
            <AnswerList lines={rows} awaited />
          </Panel>
        )
      })}
      <Panel title={t('answer.handIn')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {open > 0 && <Alert severity="warning">{t('answer.stillOpen', { count: open })}</Alert>}
          {refusal !== undefined && <ProblemPanel error={refusal} />}
          <TextField
            label={t('sign.name')}
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <FormControlLabel
            sx={{ alignItems: 'flex-start', ml: -1, mr: 0, '& .MuiFormControlLabel-label': { pt: 0.75 } }}
            label={t('answer.isTrue', { company: companyName })}
            control={<Checkbox size="small" checked={isTrue} onChange={(_, checked) => setIsTrue(checked)} />}
          />
          <WhyNot
            reason={
              open > 0
                ? t('answer.stillOpen', { count: open })
                : name.trim() === ''
                  ? t('sign.notNow.named')
                  : isTrue
                    ? undefined
                    : t('answer.confirmFirst')
            }
          >
            <Button variant="contained" size="large" loading={pending} onClick={() => onHandIn(name.trim())}>
              {t('answer.handIn')}
            </Button>
          </WhyNot>
          <Typography variant="body2" color="text.secondary">
            {t('answer.handInHint')}
          </Typography>
        </Box>
      </Panel>
    </Box>
  )
}
