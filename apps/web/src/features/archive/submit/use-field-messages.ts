import { useTextFieldMessage } from '../../../content/content-form-errors.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** Labels and error messages of the fields of a game. */
export function useFieldMessages() {
  const { t } = useTranslation(['submitArchive', 'archive']);
  const textFieldMessage = useTextFieldMessage();
  return {
    labels: {
      name: t('form.name'),
      developer: t('form.developer'),
      publisher: t('form.publisher'),
      coverUrl: t('form.coverUrl'),
      coverUpload: t('form.coverUpload'),
      releaseDate: t('form.releaseDate'),
      shutdownDate: t('form.shutdownDate'),
      description: t('form.description'),
      shutdownReason: t('form.shutdownReason'),
      status: t('archive:filter.status'),
      sourceUrl: t('form.sourceUrl'),
      sources: t('archive:game.sources'),
    },
    fieldMessage: (name: string, code: string) => {
      if (code === 'empty') return textFieldMessage(name, code);
      if (name === 'coverUpload') return t('form.coverExpired');
      if (code === 'custom' && (name === 'releaseDate' || name === 'steps.announced.date'))
        return t('form.datesSwapped');
      if (name === 'status' && code === 'custom') return t('form.stillAhead');
      if (/(?:Date|\.date)$/.test(name)) return t('form.dateWrong');
      if (name === 'coverUrl' || name.endsWith('sourceUrl') || name.startsWith('sources')) {
        return t('form.urlWrong');
      }
      return textFieldMessage(name, code);
    },
  };
}
