// SPDX-License-Identifier: AGPL-3.0-or-later
import { type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Props of an element that takes dropped files, and whether files are held over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    props: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Moving over what is inside is not leaving.
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) {
          setOver(false);
        }
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

/** Props of an element around such ones: files that miss them do not replace the page. */
export const ignoreDroppedFiles = {
  onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
  onDrop: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
} as const;
