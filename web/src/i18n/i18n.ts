import i18next from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { region } from './region.ts'

/**
 * Texts come from `/locales/<locale>/<namespace>.json`, one namespace per feature and `common` for the building blocks.
 * Every locale is complete (a test says so), so there is no fallback language to load twice.
 */
export const i18n = i18next

export const startI18n = () =>
  i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: region.locale,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json', queryStringParams: { v: __VERSION__ } },
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
      returnNull: false,
    })
