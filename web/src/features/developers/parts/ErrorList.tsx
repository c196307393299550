import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ProblemCode, problemDetail, problems } from '#shared/contract/problems.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { cureOf } from './cureOf.ts'

const codes = (Object.keys(problems) as ProblemCode[]).sort()

/** So many are drawn before somebody asks for all of them. */
const few = 50

const found = (text: string): readonly ProblemCode[] => {
  const wanted = text.toLowerCase()
  return codes.filter((code) =>
    `${code} ${problems[code].status} ${problemDetail(code)}`.toLowerCase().includes(wanted),
  )
}

/** Every refusal: its code, what a person reads, and what helps. */
export const ErrorList = () => {
  const { t } = useTranslation('developers')
  const [text, setText] = useState('')
  const [isWhole, setWhole] = useState(false)
  const shown = found(text)
  const drawn = isWhole ? shown : shown.slice(0, few)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ mb: 2, fontSize: 16, lineHeight: 1.65, maxWidth: '70ch' }}>{t('errors.about')}</Typography>
      <TableSearch value={text} onSearch={setText} placeholder={t('errors.search')} />
      <Typography variant="body2" color="text.secondary" role="status" sx={{ my: 1.5 }}>
        {t('errors.count', { count: shown.length })}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {drawn.map((code) => (
          <Box key={code} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
            <Typography component="dt" sx={{ fontFamily: 'monospace', fontWeight: 600 }}>
              {problems[code].status} {code}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Typography>{problems[code].detail}</Typography>
              <Typography variant="body2" color="text.secondary">
                {t(`errors.cure.${cureOf(code)}`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      {drawn.length < shown.length && (
        <Button sx={{ mt: 1.5 }} onClick={() => setWhole(true)}>
          {t('errors.all', { count: shown.length })}
        </Button>
      )}
    </Box>
  )
}
