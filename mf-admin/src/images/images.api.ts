import { api, type StoreExtra } from '@shop/app-kit';
import { imageListResponse, type ImageListResponse, type UploadResponse } from '@shop/contracts/image';
import { sendImage } from './send-image.ts';

type Upload = { file: File; onProgress: (percent: number) => void };

export const imagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listImages: build.query<ImageListResponse, void>({
      query: () => ({ url: '/admin/list-images' }),
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: imageListResponse }),
    }),
    uploadImage: build.mutation<UploadResponse, Upload>({
      queryFn: ({ file, onProgress }, { extra, signal }) => {
        const url = `${(extra as StoreExtra).apiBase}/admin/upload-image`;
        return sendImage(file, { url, onProgress, signal });
      },
      // The new image stands first in the list (AD67), without reading the list again.
      onQueryStarted: async (_upload, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => undefined);
        if (!done) return;
        dispatch(
          imagesApi.util.updateQueryData('listImages', undefined, (list) => {
            list.images = [done.data.imageUrl, ...list.images.filter((url) => url !== done.data.imageUrl)];
          }),
        );
      },
    }),
  }),
});

export const { useListImagesQuery, useUploadImageMutation } = imagesApi;
