// SPDX-License-Identifier: AGPL-3.0-or-later
import { Gallery } from '@kga/ui/gallery';

import { usePageHead } from '../lib/head.tsx';

/** Every part of the kit in both themes; in development only. */
export function GalleryPage() {
  usePageHead({ title: 'Gallery', description: 'The parts of the kit', hidden: true });
  return <Gallery />;
}
