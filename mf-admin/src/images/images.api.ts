import { api, type ApiFailure, type StoreExtra } from '@shop/app-kit';
import {
  MAX_UPLOAD_BYTES,
  NO_HEIC,
  TOO_BIG,
  type ImageListResponse,
  type ImageUse,
  type UploadResponse,
} from '@shop/contracts/image';
import { drawnSmaller, isHeic } from './make-smaller.ts';
import { sendImage } from './send-image.ts';

/** The error that the service would answer after the whole upload. */
const refused = (status: number, message: string): { error: ApiFailure } => ({
  error: { status, data: { message }, text: `${status}: ${message}` },
});

type Upload = { file: File; onProgress: (percent: number) => void };

const imagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listImages: build.query<ImageListResponse, void>({
      query: () => ({ url: '/admin/list-images' }),
    }),
    uploadImage: build.mutation<UploadResponse, Upload>({
      queryFn: async ({ file, onProgress }, { extra, signal }) => {
        const isTaken = file.size <= MAX_UPLOAD_BYTES && !isHeic(file);
        const made = isTaken ? file : await drawnSmaller(file);
        if (!made && isHeic(file)) return refused(415, NO_HEIC);
        if (!made || made.size > MAX_UPLOAD_BYTES) return refused(413, TOO_BIG);
        const url = `${(extra as StoreExtra).apiBase}/admin/upload-image`;
        const sent = await sendImage(made, { url, onProgress, signal });
        // The file is small enough, but has more pixels than the shop accepts.
        const smaller = isTaken && 'error' in sent && sent.error.status === 413 && (await drawnSmaller(file));
        return smaller ? sendImage(smaller, { url, onProgress, signal }) : sent;
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
    /** Asks the catalogue first: when the image is in use, it answers the places as `uses` and deletes nothing. */
    deleteImage: build.mutation<Pick<ImageUse, 'uses'>, string>({
      queryFn: async (url, _api, _options, call) => {
        const image = url.split('/').at(-1) ?? '';
        const result = await call({ url: '/elixirs/image-use', params: { image } });
        if (result.error) return { error: result.error as ApiFailure };
        const { uses, release } = result.data as ImageUse;
        if (uses.length > 0) return { data: { uses } };
        const done = await call({ url: `/admin/images/${image}`, method: 'DELETE', params: { release } });
        return done.error ? { error: done.error as ApiFailure } : { data: { uses } };
      },
      onQueryStarted: async (url, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => undefined);
        if (!done || done.data.uses.length > 0) return;
        dispatch(
          imagesApi.util.updateQueryData('listImages', undefined, (list) => {
            list.images = list.images.filter((image) => image !== url);
          }),
        );
      },
    }),
  }),
});

export const { useListImagesQuery, useUploadImageMutation, useDeleteImageMutation } = imagesApi;
