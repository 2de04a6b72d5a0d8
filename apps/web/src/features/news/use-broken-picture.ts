import { type RefCallback, useState } from 'react';

/** Whether a picture cannot be shown, and what its `img` needs to tell so. */
export function useBrokenPicture(): {
  isBroken: boolean;
  told: { onError: () => void; ref: RefCallback<HTMLImageElement> };
} {
  const [isBroken, setBroken] = useState(false);
  const onError = () => setBroken(true);
  return {
    isBroken,
    told: {
      onError,
      ref(image) {
        // It may have failed before the app was awake to hear of it. A width of nothing is only a
        // hint: that of a tiny picture is rounded down.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError);
      },
    },
  };
}
