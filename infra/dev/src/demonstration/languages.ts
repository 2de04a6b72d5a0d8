import type { Language } from '@kga/contracts';

import { de } from './de/texts.ts';
import { en } from './en/texts.ts';
import { fr } from './fr/texts.ts';
import { ja } from './ja/texts.ts';
import { ko } from './ko/texts.ts';
import type { Texts } from './texts.ts';
import { zhCN } from './zh-CN/texts.ts';

export const texts: Readonly<Record<Language, Texts>> = { 'zh-CN': zhCN, en, fr, de, ja, ko };
