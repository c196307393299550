import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type ProblemCode, problems } from '#shared/contract/problems.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { cureOf, cureOfStatus } from './cureOf.ts'
import type { Answer, Tried } from './tryCall.ts'

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(problems, code)

/** The gateway’s own words have no code, and say less than the status does. */
const Refusal = ({ status, refusal }: Pick<Answer, 'refusal' | 'status'>) => {
  const { t } = useTranslation('developers')
  const { code, detail } = refusal ?? { code: '', detail: '' }
  const sentence =
    code !== '' ? detail : status === 401 ? t('reference.try.noToken') : t('reference.try.refused', { status })
  return (
    <Alert severity="error" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {sentence} {t(`errors.cure.${isKnown(code) ? cureOf(code) : cureOfStatus(status)}`)}
    </Alert>
  )
}

/** What a tried call was answered: a refusal in words, what is left of the key’s minute, and the answer itself. */
export const TryAnswer = ({ tried }: { tried: Tried }) => {
  const { t } = useTranslation('developers')
  if (tried === 'unanswered') return <Alert severity="error">{t('reference.try.unanswered')}</Alert>
  if (tried === 'business') return <Alert severity="info">{t('reference.try.business')}</Alert>
  if (tried === 'sentOn') return <Alert severity="info">{t('reference.try.sentOn')}</Alert>
  const { status, headers, text, lettersInAll, mediaType, refusal } = tried
  return (
    <>
      {status >= 400 && <Refusal status={status} refusal={refusal} />}
      <Box component="dl" sx={{ m: 0, mb: 1.5, fontSize: 14, overflowWrap: 'anywhere' }}>
        {headers.map(([name, value]) => (
          <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <code>{value}</code>
            </Box>
          </Box>
        ))}
      </Box>
      {text === undefined && <Typography variant="body2">{t('reference.try.file', { type: mediaType })}</Typography>}
      {text === '' && <Typography variant="body2">{t('reference.try.empty')}</Typography>}
      {text !== undefined && text !== '' && <CodeBlock label={t('reference.try.answer')} code={text} isLong />}
      {lettersInAll !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {t('reference.try.cut', { shown: text?.length, count: lettersInAll })}
        </Typography>
      )}
    </>
  )
}
